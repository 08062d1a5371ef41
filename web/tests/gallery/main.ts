// Boards, cards and pieces from fixtures, for looking at them and for screenshots: `npm run dev`, then /tests/gallery/#graph.
import { mount } from "svelte";
import "../../src/styles/tokens.css";
import "../../src/styles/materials.css";
import "../../src/styles/fonts.css";
import "../../src/styles/base.css";
import { settings } from "$lib/settings/settings.svelte";
import { hangSprite } from "$lib/ui/sprite";
import Gallery from "./Gallery.svelte";

hangSprite();
await settings.start();
const [show = "graph", theme = "night"] = location.hash.slice(1).split("/");
document.documentElement.dataset.theme = theme;
mount(Gallery, { target: document.getElementById("app") as HTMLElement, props: { show } });
