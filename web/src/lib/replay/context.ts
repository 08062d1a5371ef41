import { createContext } from "svelte";
import type { Replay } from "./replay.svelte";

export const [getReplay, setReplay] = createContext<Replay>();
