import { join } from 'node:path'
import type { Plugin } from 'vite'
import type { SiteState } from './site-modules.ts'

/** Modules of the search, and what replaces them. */
const REPLACEMENTS: ReadonlyMap<string, string> = new Map([
  ['./BarTools.tsx', 'src/theme/shell/bar-tools-without-search.ts'],
  ['./search-keys.ts', 'src/app/without-search-keys.ts'],
])

/** Leaves the search out of the scripts of a site without search. In development, it can be switched on at any time. */
export const withoutSearch = (root: string, state: SiteState): Plugin => ({
  name: 'site:without-search',
  apply: 'build',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^\.\/(BarTools\.tsx|search-keys\.ts)$/ },
    handler(source) {
      const instead = REPLACEMENTS.get(source)
      return state.site && !state.site.shell.search && instead ? join(root, instead) : null
    },
  },
})
