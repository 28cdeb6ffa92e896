/** For bundles of modules: CommonJS packages call `require`, which modules do not have. */
export const REQUIRE_BANNER =
  "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);"
