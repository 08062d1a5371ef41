import { createContext } from "svelte";
import type { HintDesk } from "./hint.svelte";

export const [getHint, setHint] = createContext<HintDesk>();
