import type { Plugin } from 'vite'
import type { CompiledSite, PageData, Shell } from '../content/model.ts'
import { routeKey } from '../contract/routes.ts'

/** Source of the virtual modules. In development the site changes, and is undefined until it compiles. */
export interface SiteState {
  readonly site: CompiledSite | undefined
}

/** Empty while there is no site. */
export const getSiteBase = ({ site }: SiteState): string => site?.publication.base ?? ''

const PREFIX = '\0virtual:'

export const getPageModuleId = (id: string): string => `${PREFIX}page/${id}`

/** Of the default language. */
export const SHELL_MODULE = `${PREFIX}shell`
/** Loads the shell of a language. */
export const SHELLS_MODULE = `${PREFIX}shells`
export const PAGES_MODULE = `${PREFIX}pages`
/** Development only: built documents contain the theme as CSS. */
export const THEME_MODULE = `${PREFIX}theme`

export function siteModules(state: SiteState): Plugin {
  return {
    name: 'site:modules',
    resolveId: {
      filter: { id: /^virtual:(shells?|shell\/.+|pages|theme|page\/.+)$/ },
      handler: (id) => `\0${id}`,
    },
    load: {
      filter: { id: /^\0virtual:(shells?|shell\/.+|pages|theme|page\/.+)$/ },
      handler(id) {
        const isDev = this.environment.mode === 'dev'
        const code = state.site && getSource(id, state.site, isDev)
        if (code === undefined) return null
        return {
          code: isDev ? code + acceptingItself(id) : code,
          map: null,
        }
      },
    },
  }
}

export const getShellModuleId = (language: string): string => `${SHELL_MODULE}/${language}`

function getSource(
  id: string,
  { shell, languages, theme, pages }: CompiledSite,
  isDev: boolean,
): string | undefined {
  if (id === SHELLS_MODULE) return createShellLoader(shell, Object.keys(languages))
  const other = Object.keys(languages).find((code) => getShellModuleId(code) === id)
  if (other !== undefined) return `export const shell = ${literal(languages[other]?.shell)}`
  if (id === SHELL_MODULE) return `export const shell = ${literal(shell)}`
  if (id === THEME_MODULE) return `export const theme = ${literal(theme)}`
  if (id === PAGES_MODULE) return isDev ? pageTable(pages) : BUILT_PAGES
  const page = pages.find((one) => getPageModuleId(one.id) === id)
  return page && createPageModule(page)
}

export const createPageModule = (page: PageData): string => `export const page = ${literal(page)}`

/** The shell of a site in one language is part of the application. */
function createShellLoader({ language }: Shell, others: readonly string[]): string {
  if (others.length === 0)
    return `import { shell } from ${literal('virtual:shell')}\nexport const loadShell = async () => shell`
  const table = [
    `${literal(language)}: () => import(${literal('virtual:shell')})`,
    ...others.map((code) => `${literal(code)}: () => import(${literal(`virtual:shell/${code}`)})`),
  ]
  return `const table = { ${table.join(', ')} }
export const loadShell = async (language = ${literal(language)}) =>
  (await (table[language] ?? table[${literal(language)}])()).shell`
}

const BUILT_PAGES = `export { loadPage as pages } from '/src/app/load-built-page.ts'`

/** Development only: one module per page, for hot module replacement. */
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

/** Accepts hot updates and passes the new value to the open page. */
function acceptingItself(id: string): string {
  // A changed list of languages reloads the document.
  if (id === SHELLS_MODULE) return ''
  const [name = '', part = ''] = id.slice(PREFIX.length).split('/')
  const language = name === 'shell' ? `language: ${literal(part)}, ` : ''
  return `
import { publish } from '/src/app/live-updates.ts'
if (import.meta.hot) import.meta.hot.accept((next) => next && publish({ name: ${literal(name)}, ${language}value: next.${name} }))
`
}

/** JSON is valid JavaScript (ECMAScript 2019). */
const literal = (value: unknown): string => JSON.stringify(value)
