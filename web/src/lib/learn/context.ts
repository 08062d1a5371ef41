import { createContext } from "svelte";
import type { Teaching } from "./teaching.svelte";

export const [getTeaching, setTeaching] = createContext<Teaching>();
