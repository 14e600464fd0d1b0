import { mount } from "svelte";
import App from "./App.svelte";
import "./styles/table.css";
import "./styles/page.css";
import "./styles/replay.css";
import "./styles/stages.css";
import "./styles/lessons.css";
import "./styles/seating.css";

const target = document.getElementById("page");
if (!target) throw new Error("the page has no place to stand");
mount(App, { target });
