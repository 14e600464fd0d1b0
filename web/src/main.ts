import { mount } from "svelte";
import App from "./App.svelte";
import "./styles/tokens.css";
import "./styles/parts.css";
import "./styles/page.css";
import "./styles/faces.css";
import "./styles/cards.css";
import "./styles/board.css";
import "./styles/prompt.css";
import "./styles/rail.css";
import "./styles/stages.css";
import "./styles/replay.css";
import "./styles/phone.css";
import "./styles/lessons.css";
import "./styles/beats.css";

const target = document.getElementById("page");
if (!target) throw new Error("the page has no place to stand");
mount(App, { target });
