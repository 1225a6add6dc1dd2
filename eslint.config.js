/** The linter of the browser's files: the recommended rules, and some that hold what these files promise. */

import js from "@eslint/js";
import globals from "globals";

export default [
  js.configs.recommended,
  {
    languageOptions: { ecmaVersion: 2023, sourceType: "module" },
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      eqeqeq: "error", // == converts, and a number from the wire is never a text
      "no-var": "error",
      "prefer-const": "error",
      "no-implicit-coercion": ["error", { allow: ["!!"] }], // say Number(text), not +text
      "no-param-reassign": "error", // views and reducers are pure
      "no-shadow": ["error", { builtinGlobals: false }], // one name, one meaning in a function
      "no-restricted-syntax": [
        "error",
        { selector: "MemberExpression[property.name=/^(innerHTML|outerHTML)$/]", message: "Paint it: texts are never markup." },
      ],
      "no-restricted-globals": ["error", { name: "event", message: "Take the event as a parameter." }],
      "no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      "max-lines": ["error", { max: 400 }], // a longer file has two jobs
      "max-lines-per-function": ["error", { max: 60, skipComments: true }],
      "no-eval": "error", // the policy of the server forbids it as well
      "no-throw-literal": "error",
      "no-unneeded-ternary": "error",
      "object-shorthand": "error",
      "prefer-template": "error",
      curly: ["error", "multi-line"],
    },
  },
  { files: ["src/sintra/web/js/**/*.js"], languageOptions: { globals: globals.browser } },
  {
    files: ["tests/web/js/*.js", "eslint.config.js"],
    languageOptions: { globals: globals.node },
    rules: { "max-lines-per-function": "off" }, // a test tells one story
  },
];
