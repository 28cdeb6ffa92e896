import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** A row of the table in docs/architecture.md. */
interface Room {
  /** A file of the room; the first group is the folder in which they import freely. */
  readonly files: RegExp
  /** Paths and packages; `node:`, `virtual:` and folders stand for all that begins with them. */
  readonly may: readonly string[]
  /** How a target ends or begins that they may not import even so. */
  readonly never: readonly string[]
}

const codesIn = (cell = ''): string[] =>
  [...cell.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code)

/** `src/theme/sections/<kind>/schema` -> a pattern whose group is the folder. */
function patternOf(files: string): RegExp {
  const pattern = files.replace(/[.+]/g, '\\$&').replaceAll('*', '[^/]+')
  const end = pattern.lastIndexOf('/') + 1
  return new RegExp(`^(${pattern.slice(0, end)})${pattern.slice(end)}`)
}

const SECTION = '## Folders and what they may import'

export const rooms: readonly Room[] = (
  readFileSync('docs/architecture.md', 'utf8').split(SECTION)[1]?.split('\n## ')[0] ?? ''
)
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => {
    const [, files, , may, never] = line.split('|')
    const [first = ''] = codesIn(files)
    return { files: patternOf(first), may: codesIn(may), never: codesIn(never) }
  })

/** What a source file imports for its values: types are free. From the project's root, or names of packages. */
export function importsOf(file: string, source: string): string[] {
  const found = source.matchAll(
    /^(?:import|export)\b(?! type )(?:[^'"=;]*?\bfrom)? '([^']+)'|\bimport\('([^']+)'|\bnew URL\('([^']+\.(?:[jt]sx?|ya?ml|json))'/gm,
  )
  return [...found].map(([, of, later, fetched]) => {
    const target = of ?? later ?? fetched ?? ''
    return target.startsWith('.') ? join(dirname(file), target) : target.replace(/^\//, '')
  })
}

const fits = (target: string, allowed: string): boolean =>
  /[/:]$/.test(allowed)
    ? target.startsWith(allowed)
    : target === allowed || target.startsWith(`${allowed}/`)

/** What is wrong with the imports of a file, a sentence each. */
export function trespasses(file: string, source: string): string[] {
  const room = rooms.find(({ files }) => files.test(file))
  if (!room) return [`${file} is in no room: docs/architecture.md tells which there are.`]
  const own = room.files.exec(file)?.[1] ?? ''
  const isNever = (target: string) =>
    room.never.some((one) => target.endsWith(one) || target.startsWith(one))
  return importsOf(file, source)
    .filter((target) => isNever(target) || ![own, ...room.may].some((one) => fits(target, one)))
    .map((target) => `${file} must not import ${target}.`)
}

/**
 * Circles in a graph, each once, by the names on it in their order.
 * @param graph for each name those that it points to
 */
export function circlesIn(graph: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const done = new Set<string>()
  const circles = new Set<string>()
  const visit = (name: string, way: readonly string[]) => {
    const at = way.indexOf(name)
    if (at !== -1) circles.add([...way.slice(at), name].join(' -> '))
    if (done.has(name) || at !== -1) return
    for (const next of graph.get(name) ?? []) visit(next, [...way, name])
    done.add(name)
  }
  for (const name of graph.keys()) visit(name, [])
  return [...circles]
}
