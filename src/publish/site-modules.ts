import type { Plugin } from 'vite'
import type { CompiledSite, PageData } from '../content/model.ts'
import { routeKey } from '../contract/routes.ts'

/** Where the virtual modules get the site from; in development it changes, and may not be there yet. */
export interface SiteState {
  readonly site: CompiledSite | undefined
}

/** The path under which a site lies; none while there is no site yet. */
export const getSiteBase = ({ site }: SiteState): string => site?.publication.base ?? ''

const PREFIX = '\0virtual:'

/** The module id of a page's chunk. */
export const getPageModuleId = (id: string): string => `${PREFIX}page/${id}`

export const SHELL_MODULE = `${PREFIX}shell`
export const PAGES_MODULE = `${PREFIX}pages`
/** In development only: documents of the build carry the theme as CSS. */
export const THEME_MODULE = `${PREFIX}theme`

/** Makes modules of the compiled site: the shell, the list of pages, and one module a page. */
export function siteModules(state: SiteState): Plugin {
  return {
    name: 'site:modules',
    resolveId: {
      filter: { id: /^virtual:(shell|pages|theme|page\/.+)$/ },
      handler: (id) => `\0${id}`,
    },
    load: {
      filter: { id: /^\0virtual:(shell|pages|theme|page\/.+)$/ },
      handler(id) {
        const isDev = this.environment.mode === 'dev'
        const code = state.site && sourceOf(id, state.site, isDev)
        if (code === undefined) return null
        return {
          code: isDev ? code + acceptingItself(id) : code,
          map: null,
        }
      },
    },
  }
}

function sourceOf(
  id: string,
  { shell, theme, pages }: CompiledSite,
  isDev: boolean,
): string | undefined {
  if (id === SHELL_MODULE) return `export const shell = ${literal(shell)}`
  if (id === THEME_MODULE) return `export const theme = ${literal(theme)}`
  if (id === PAGES_MODULE) return isDev ? pageTable(pages) : BUILT_PAGES
  const page = pages.find((one) => getPageModuleId(one.id) === id)
  return page && createPageModule(page)
}

/** The module with the data of a page. */
export const createPageModule = (page: PageData): string => `export const page = ${literal(page)}`

const BUILT_PAGES = `export { loadPage as pages } from '/src/app/load-built-page.ts'`

/** In development every page is a module of its own, which can change in place. */
function pageTable(pages: readonly PageData[]): string {
  const loaders = pages.map(
    ({ path, id }) => `${literal(routeKey(path))}: () => import(${literal(`virtual:page/${id}`)})`,
  )
  return `import { routeKey } from '/src/contract/routes.ts'
const table = {\n${loaders.join(',\n')}\n}
export const pages = async (path) => {
  const load = table[routeKey(path)]
  if (!load) throw new Error('There is no page at ' + path)
  return load()
}`
}

/** In development a changed module hands its new value to the page that is open. */
function acceptingItself(id: string): string {
  const name = id.startsWith(`${PREFIX}page/`) ? 'page' : id.slice(PREFIX.length)
  return `
import { publish } from '/src/app/live-updates.ts'
if (import.meta.hot) import.meta.hot.accept((next) => next && publish({ name: ${literal(name)}, value: next.${name} }))
`
}

/** JSON is JavaScript (ECMAScript 2019). */
const literal = (value: unknown): string => JSON.stringify(value)
