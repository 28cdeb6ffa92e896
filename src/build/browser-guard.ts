import type { Plugin, Rolldown } from 'vite'

/** What must never reach the browser, and why. */
const FORBIDDEN: readonly (readonly [RegExp, string])[] = [
  [/\/node_modules\/zod\//, 'zod validates at build time; use "import type"'],
  [/\/node_modules\/yaml\//, 'site.yaml is read at build time'],
  [/\/src\/(compiler|build|server|drawings)\//, 'this runs in Node only'],
  [/\/schemas\/[^/]+\.ts$|\/src\/sections\/(schemas\.ts|[^/]+\/schema\.ts)$/, 'schemas check at build time; use "import type"'],
  [/^node:|__vite-browser-external/, 'the browser has no Node modules'],
]

/** Fails the build of the browser's chunks when one imports what belongs to the build. */
export function browserGuard(): Plugin {
  return {
    name: 'site:browser-guard',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    buildEnd(error) {
      if (error) return
      const found = [...this.getModuleIds()].flatMap((id) => {
        const rule = FORBIDDEN.find(([pattern]) => pattern.test(id))
        return rule ? [`${describe(id)} must not reach the browser: ${rule[1]}.\n${chainTo(this, id)}`] : []
      })
      if (found.length > 0) this.error(found.join('\n\n'))
    },
  }
}

/** How the module came in: the entry first, one importer a line. */
function chainTo(context: Rolldown.PluginContext, id: string): string {
  const chain = [id]
  const seen = new Set(chain)
  for (let at: string | undefined = id; at !== undefined; ) {
    const info = context.getModuleInfo(at)
    at = [...(info?.importers ?? []), ...(info?.dynamicImporters ?? [])].find((one) => !seen.has(one))
    if (at === undefined) break
    seen.add(at)
    chain.unshift(at)
  }
  return chain.map((one, index) => `${'  '.repeat(index + 1)}${describe(one)}`).join('\n')
}

const describe = (id: string): string => id.replace(`${process.cwd()}/`, '').replace('\0', '')
