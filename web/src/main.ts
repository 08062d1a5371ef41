// The door of the client.
import { mount } from "svelte";
import { hall } from "$lib/protocol/hall.svelte";
import { settings } from "$lib/settings/settings.svelte";
import { hangSprite } from "$lib/ui/sprite";
import App from "./App.svelte";
import "./styles/tokens.css";
import "./styles/materials.css";
import "./styles/seats.css";
import "./styles/fonts.css";
import "./styles/base.css";

hangSprite();
const [, house] = await Promise.allSettled([settings.start(), hall.start()]);
const place = document.getElementById("app");
if (place) mount(App, { target: place, props: { down: house.status === "rejected" } });
