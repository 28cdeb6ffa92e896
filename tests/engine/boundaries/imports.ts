import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { importRules } from './import-rules.ts'

/** Converts a path prefix with `*` to a pattern; its first group is the folder of the rule. */
function toPattern(files: string): RegExp {
  const pattern = files.replace(/[.+]/g, '\\$&').replaceAll('*', '[^/]+')
  const end = pattern.lastIndexOf('/') + 1
  return new RegExp(`^(${pattern.slice(0, end)})${pattern.slice(end)}`)
}

const boundaries = importRules.map(({ files, allow, deny = [] }) => ({
  pattern: toPattern(files),
  allow,
  deny,
}))

/** Finds the targets of value imports: paths from the project root, or names of packages. */
export function findImports(file: string, source: string): string[] {
  const matches = source.matchAll(
    /^(?:import|export)\b(?! type )(?:[^'"=;]*?\bfrom)? '([^']+)'|\bimport\('([^']+)'|\bnew URL\('([^']+\.(?:[jt]sx?|ya?ml|json))'/gm,
  )
  return [...matches].map(([, imported, dynamic, url]) => {
    const target = imported ?? dynamic ?? url ?? ''
    return target.startsWith('.') ? join(dirname(file), target) : target.replace(/^\//, '')
  })
}

/** Every source file of the project with its imports. */
export const imports: ReadonlyMap<string, readonly string[]> = new Map(
  ['src', 'schemas']
    .filter((folder) => existsSync(folder))
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true }).map((name) => join(folder, `${name}`)),
    )
    .filter((file) => /(?<!\.d)\.tsx?$/.test(file))
    .map((file) => [file, findImports(file, readFileSync(file, 'utf8'))]),
)

const matches = (target: string, allowed: string): boolean =>
  /[/:]$/.test(allowed)
    ? target.startsWith(allowed)
    : target === allowed || target.startsWith(`${allowed}/`)

/** Checks the imports of a file against the rules; returns one sentence for each violation. */
export function violations(file: string, targets: readonly string[]): string[] {
  const rule = boundaries.find(({ pattern }) => pattern.test(file))
  if (!rule) return [`${file} matches no rule in tests/engine/boundaries/import-rules.ts.`]
  const ownFolder = rule.pattern.exec(file)?.[1] ?? ''
  const isDenied = (target: string) =>
    rule.deny.some((part) => target.endsWith(part) || target.startsWith(part))
  const isAllowed = (target: string) =>
    [ownFolder, ...rule.allow].some((allowed) => matches(target, allowed))
  return targets
    .filter((target) => isDenied(target) || !isAllowed(target))
    .map((target) => `${file} must not import ${target}.`)
}

/** Finds the nodes that are on a cycle or lead to one. @param graph maps each node to its targets */
export function cycles(graph: ReadonlyMap<string, readonly string[]>): string[] {
  let nodes = [...graph.keys()]
  for (let previousCount = Infinity; nodes.length < previousCount; ) {
    previousCount = nodes.length
    const remaining = new Set(nodes)
    nodes = nodes.filter((node) => graph.get(node)?.some((target) => remaining.has(target)))
  }
  return nodes
}

const isProjectFile = (target: string): boolean => /^(?:src|schemas)\//.test(target)

/** Reduces imports to names of packages: `react-dom/server` becomes `react-dom`. */
export const toPackages = (targets: readonly string[]): string[] =>
  targets
    .filter((target) => !isProjectFile(target) && !/^(?:node|virtual):/.test(target))
    .map((target) => target.split('/', target.startsWith('@') ? 2 : 1).join('/'))

/** Follows the imports of a file transitively; the result includes the file. */
export function findReachable(start: string): string[] {
  const reachable = new Set([start])
  // A set also iterates over elements that are added during the iteration.
  for (const file of reachable) {
    if (!isProjectFile(file) || !existsSync(file)) continue
    for (const target of findImports(file, readFileSync(file, 'utf8'))) reachable.add(target)
  }
  return [...reachable]
}
