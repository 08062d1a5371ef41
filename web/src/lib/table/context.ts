// The live table, for the parts of the frame that need more of it than a game's own table may know.
import { createContext } from "svelte";
import type { Table } from "./table.svelte";

export const [getTable, setTable] = createContext<Table>();
