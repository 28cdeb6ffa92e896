import { isBuiltin } from 'node:module'
import type { Plugin, Rolldown } from 'vite'

/** What Vite puts in place of every module of Node. */
const INSTEAD_OF_NODE = '__vite-browser-external'

/** What must never reach the browser, and why. */
const FORBIDDEN: readonly (readonly [RegExp, string])[] = [
  [/\/node_modules\/zod\//, 'zod validates at build time; use "import type"'],
  [/\/node_modules\/yaml\//, 'site.yaml is read at build time'],
  [/\/src\/(compiler|build|server|drawings|screenshots)\//, 'this runs in Node only'],
  [/\/src\/gallery\//, 'the gallery is for development only'],
  [
    /\/schemas\/[^/]+\.ts$|\/src\/sections\/(schemas\.ts|[^/]+\/schema\.ts)$/,
    'schemas check at build time; use "import type"',
  ],
  [new RegExp(`^node:|${INSTEAD_OF_NODE}`), 'the browser has no Node modules'],
]

const reasonAgainst = (id: string): string | undefined =>
  FORBIDDEN.find(([pattern]) => pattern.test(id))?.[1]

/** Fails the build of the browser's chunks when one imports what belongs to the build. */
export function browserGuard(): Plugin {
  /** Which module of Node a module has asked for. */
  const asked = new Map<string, string>()
  return {
    name: 'site:browser-guard',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    resolveId(source, importer) {
      if (importer !== undefined && isBuiltin(source)) asked.set(importer, source)
    },
    buildEnd(error) {
      if (error) return
      const { root } = this.environment.config
      const found = [...this.getModuleIds()].flatMap((id) => {
        const reason = reasonAgainst(id)
        // What a forbidden module imports in turn is not the mistake.
        if (reason === undefined || importersOf(this, id).every(reasonAgainst)) return []
        const way = wayTo(this, id).map((one, index, { [index - 1]: importer = '' }) =>
          one.includes(INSTEAD_OF_NODE)
            ? (asked.get(importer) ?? one)
            : one.replace(`${root}/`, ''),
        )
        const lines = way.map((one, index) => `${'  '.repeat(index + 1)}${one}`)
        return [`${way.at(-1)} must not reach the browser: ${reason}.\n${lines.join('\n')}`]
      })
      // Where in the build this was found out is nothing to show.
      if (found.length > 0) this.error({ message: found.join('\n\n'), stack: '' })
    },
  }
}

function importersOf(context: Rolldown.PluginContext, id: string): string[] {
  const info = context.getModuleInfo(id)
  return [...(info?.importers ?? []), ...(info?.dynamicImporters ?? [])]
}

/** The shortest way from the entry to a module: each imports the next. */
function wayTo(context: Rolldown.PluginContext, id: string): readonly string[] {
  const ways: (readonly [string, ...string[]])[] = [[id]]
  const seen = new Set([id])
  // Grows while it is gone through: one importer further away at a time.
  for (const way of ways) {
    if (context.getModuleInfo(way[0])?.isEntry) return way
    for (const importer of importersOf(context, way[0])) {
      if (!seen.has(importer)) ways.push([importer, ...way])
      seen.add(importer)
    }
  }
  return [id]
}
