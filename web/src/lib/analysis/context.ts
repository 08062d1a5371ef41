import { createContext } from "svelte";
import type { AnalysisDesk } from "./analysis.svelte";

export const [getAnalysis, setAnalysis] = createContext<AnalysisDesk>();
