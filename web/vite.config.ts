/// <reference types="vitest/config" />
// How the client is built: into the server's folder, with hashed names, and with its first load weighed.
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import type { Plugin } from "vite";
import { defineConfig } from "vite";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const FIRST_LOAD_LIMIT = 200_000;

/** Prints the compressed script and style of the first load, and fails the build if it grew past the limit. */
function weighed(): Plugin {
  return {
    name: "warhall-weighed",
    apply: "build",
    generateBundle(_, bundle) {
      const wanted = new Set<string>();
      const visit = (name: string): void => {
        const chunk = bundle[name];
        if (chunk?.type !== "chunk" || wanted.has(name)) return;
        wanted.add(name);
        chunk.imports.forEach(visit);
        (chunk as { viteMetadata?: { importedCss: Set<string> } }).viteMetadata?.importedCss.forEach((css) => wanted.add(css));
      };
      for (const chunk of Object.values(bundle)) if (chunk.type === "chunk" && chunk.isEntry) visit(chunk.fileName);
      let size = 0;
      for (const name of wanted) {
        const part = bundle[name];
        if (part) size += gzipSync(part.type === "chunk" ? part.code : part.source, { level: 9 }).length;
      }
      this.info(`first load: ${(size / 1000).toFixed(1)} kB of script and style, compressed (limit ${FIRST_LOAD_LIMIT / 1000})`);
      if (size > FIRST_LOAD_LIMIT) this.error("the first load is too heavy: import what is not needed at once lazily");
    },
  };
}

export default defineConfig({
  plugins: [svelte(), svelteTesting(), weighed()],
  resolve: { alias: { $lib: here("./src/lib"), $games: here("./src/games") } },
  build: {
    outDir: here("../warhall/server/client"),
    emptyOutDir: true,
    target: "es2022",
    // No data: addresses, so that the page can be served under a strict content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    proxy: { "/api": { target: process.env.WARHALL_SERVER ?? "http://127.0.0.1:8000", ws: true } },
  },
  test: {
    environment: "jsdom",
    include: ["src/**/*.test.ts", "tests/unit/**/*.test.ts"],
    setupFiles: ["tests/setup.ts"],
    restoreMocks: true,
    isolate: false,
    // A guard against waiting for ever: on a busy machine five seconds are too few.
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
});
