// What the type checker does not see: unused names, promises nobody waits for, traps of the language and of Svelte.
// Layout is Prettier's business and no rule's here.
import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default ts.config(
  { ignores: ["node_modules/", "public/", "src/lib/generated/", "src/planted-*/", "tests/fixtures/"] },
  js.configs.recommended,
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    rules: {
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_+$", varsIgnorePattern: "^_+$" }],
      // A bare space between two elements is a text of its own where lines are broken freely.
      "svelte/no-useless-mustaches": "off",
      // Sets and maps here are working tools of one computation; what the page watches is $state.
      "svelte/prefer-svelte-reactivity": "off",
    },
  },
  // Put into the page by the tests' helpers before anything is looked for there.
  { files: ["tests/e2e/*.mjs"], languageOptions: { globals: { spot: "readonly", visible: "readonly" } } },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: [".svelte"], svelteConfig } },
  },
);
