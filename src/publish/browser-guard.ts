import { isBuiltin } from 'node:module'
import type { Plugin, Rolldown } from 'vite'

/** Vite replaces each Node module by this module. */
const INSTEAD_OF_NODE = '__vite-browser-external'

/** Modules that may reach the browser. All others fail the build. */
const ALLOWED: readonly RegExp[] = [
  // emotion imports these, but nothing uses them, so they are dropped.
  /(^|\/)node_modules\/(hoist-non-react-statics|react-is)\//,
  /^src\/(app|theme)\//,
  /^src\/(content\/model|contract\/(forms|routes|rich-text|request-limits|request-path|request-text))\.ts$/,
  /(^|\/)node_modules\/(react|react-dom|scheduler|use-sync-external-store|wouter|minisearch|@emotion\/[^/]+|@babel\/runtime)\//,
  /^\0/,
]

/** Exceptions from `ALLOWED`, with the reason that the error message gives. */
const FORBIDDEN: readonly (readonly [RegExp, string])[] = [
  [/(^|\/)node_modules\/zod\//, 'zod validates at build time; use "import type"'],
  [/(^|\/)node_modules\/yaml\//, 'site.yaml is read at build time'],
  [/^src\/(content|publish|site-folder|server|contact|commands)\//, 'this runs in Node only'],
  [/^src\/studio\//, 'the studio is for development only'],
  [
    /^schemas\/[^/]+\.ts$|^src\/theme\/sections\/(kinds|schemas|[^/]+\/schema)\.ts$/,
    'schemas check at build time; use "import type"',
  ],
  [new RegExp(`^node:|${INSTEAD_OF_NODE}`), 'the browser has no Node modules'],
]

const ASSET = /\.(css|woff2|svg|png|jpe?g|webp|avif)$/

const NOT_KNOWN = 'browsers do not need it; if they do, name it in src/publish/browser-guard.ts'

/** @param id module id; relative to the root for files of the project */
function reasonAgainst(id: string): string | undefined {
  const reason = FORBIDDEN.find(([pattern]) => pattern.test(id))?.[1]
  return reason ?? (ALLOWED.some((pattern) => pattern.test(id)) ? undefined : NOT_KNOWN)
}

/** Fails the build when a browser chunk imports a module that is only for the build. */
export function browserGuard(): Plugin {
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
      const fromRoot = (id: string) => id.replace(`${root}/`, '')
      const against = (id: string) => reasonAgainst(fromRoot(id))
      const found = [...this.getModuleIds()].flatMap((id) => {
        const reason = against(id)
        // Report the import of a forbidden module, not the imports inside of it.
        if (reason === undefined || findImporters(this, id).every(against)) return []
        const way = wayTo(this, id).map((one, index, { [index - 1]: importer = '' }) =>
          one.includes(INSTEAD_OF_NODE) ? (asked.get(importer) ?? one) : fromRoot(one),
        )
        const lines = way.map((one, index) => `${'  '.repeat(index + 1)}${one}`)
        return [`${way.at(-1)} must not reach the browser: ${reason}.\n${lines.join('\n')}`]
      })
      if (found.length > 0) this.error({ message: found.join('\n\n'), stack: '' })
    },
    generateBundle(_, bundle) {
      const strange = Object.values(bundle).filter(
        ({ type, fileName }) => type === 'asset' && !ASSET.test(fileName),
      )
      if (strange.length === 0) return
      const files = strange.map(({ fileName }) => fileName).join(', ')
      const why = 'only styles, fonts and pictures do; workers and other files are not checked'
      this.error({ message: `${files} must not reach the browser: ${why}.`, stack: '' })
    },
  }
}

function findImporters(context: Rolldown.PluginContext, id: string): string[] {
  const info = context.getModuleInfo(id)
  return [...(info?.importers ?? []), ...(info?.dynamicImporters ?? [])]
}

/** The shortest import chain from the entry to a module. */
function wayTo(context: Rolldown.PluginContext, id: string): readonly string[] {
  const ways: (readonly [string, ...string[]])[] = [[id]]
  const seen = new Set([id])
  // Breadth-first: the list grows during the iteration.
  for (const way of ways) {
    if (context.getModuleInfo(way[0])?.isEntry) return way
    for (const importer of findImporters(context, way[0])) {
      if (!seen.has(importer)) ways.push([importer, ...way])
      seen.add(importer)
    }
  }
  return [id]
}
