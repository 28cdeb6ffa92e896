import { existsSync, readdirSync, readFileSync } from 'node:fs'
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
export function importsIn(file: string, source: string): string[] {
  const found = source.matchAll(
    /^(?:import|export)\b(?! type )(?:[^'"=;]*?\bfrom)? '([^']+)'|\bimport\('([^']+)'|\bnew URL\('([^']+\.(?:[jt]sx?|ya?ml|json))'/gm,
  )
  return [...found].map(([, of, later, fetched]) => {
    const target = of ?? later ?? fetched ?? ''
    return target.startsWith('.') ? join(dirname(file), target) : target.replace(/^\//, '')
  })
}

/** Every source file of the project with what it imports. */
export const imports: ReadonlyMap<string, readonly string[]> = new Map(
  ['src', 'schemas', 'artwork'].flatMap((folder) =>
    readdirSync(folder, { recursive: true })
      .map((name) => join(folder, String(name)))
      .filter((name) => /(?<!\.d)\.tsx?$/.test(name))
      .map((file) => [file, importsIn(file, readFileSync(file, 'utf8'))]),
  ),
)

const fits = (target: string, allowed: string): boolean =>
  /[/:]$/.test(allowed)
    ? target.startsWith(allowed)
    : target === allowed || target.startsWith(`${allowed}/`)

/** What is wrong with the imports of a file, a sentence each. */
export function trespasses(file: string, targets: readonly string[]): string[] {
  const room = rooms.find(({ files }) => files.test(file))
  if (!room) return [`${file} is in no room: docs/architecture.md tells which there are.`]
  const own = room.files.exec(file)?.[1] ?? ''
  const isNever = (target: string) =>
    room.never.some((one) => target.endsWith(one) || target.startsWith(one))
  return targets
    .filter((target) => isNever(target) || ![own, ...room.may].some((one) => fits(target, one)))
    .map((target) => `${file} must not import ${target}.`)
}

/** Those of some names that are on a circle, or lead to one. @param graph for each name those that it points to */
export function entangled(graph: ReadonlyMap<string, readonly string[]>): string[] {
  let left = [...graph.keys()]
  for (let before = Infinity; left.length < before; ) {
    before = left.length
    const still = new Set(left)
    left = left.filter((name) => graph.get(name)?.some((one) => still.has(one)))
  }
  return left
}

const isOwn = (target: string): boolean => /^(?:src|schemas)\//.test(target)

/** The packages that some imports are of: `react-dom` for `react-dom/server`. */
export const packagesOf = (targets: readonly string[]): string[] =>
  targets
    .filter((target) => !isOwn(target) && !/^(?:node|virtual):/.test(target))
    .map((target) => target.split('/', target.startsWith('@') ? 2 : 1).join('/'))

/** All that a file brings along: itself, the files that it imports, what these import, and so on. */
export function reachedFrom(start: string): string[] {
  const reached = new Set([start])
  // A set gives also what is added to it on the way.
  for (const file of reached) {
    if (!isOwn(file) || !existsSync(file)) continue
    for (const target of importsIn(file, readFileSync(file, 'utf8'))) reached.add(target)
  }
  return [...reached]
}
