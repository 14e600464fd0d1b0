import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// Files only, nothing inline: the server's Content-Security-Policy allows no more.
export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/primogen/server/page",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: "es2022",
  },
  server: {
    proxy: { "/api": "http://127.0.0.1:8765", "/socket": { target: "ws://127.0.0.1:8765", ws: true } },
  },
});
