/** Embeds examples in a site file, so that the compiler treats them as sections of pages. */
import { parse, stringify } from 'yaml'
import type { Diagnostic, Point } from '../../../content/model.ts'
import type { ExampleText } from './example-texts.ts'

/** A site file with one page per example. */
export interface Scaffold {
  readonly text: string
  readonly pathOf: (example: ExampleText) => string
  /** Maps a diagnostic to its example and position. */
  readonly home: (found: Diagnostic) => Homed | undefined
}

export interface Homed {
  readonly example: ExampleText
  readonly diagnostic: Diagnostic
}

/** Site files do not support aliases. */
const AS_WRITTEN = { aliasDuplicateObjects: false, lineWidth: 0 } as const

/** Indentation of section keys in the scaffold. */
const INDENT = 8

/** The `kind` line of an example, which the scaffold's type replaces. */
const KIND = /^\s+kind:\s*[\w-]+\s*(#.*)?$/

const pathOf = ({ kind, name }: ExampleText) => `/examples-of-kinds/${kind}/${name}`

const typeOf = (kind: string) => `example-of-${kind}`

interface WrittenRoute {
  readonly path?: unknown
  readonly formerly?: unknown
  readonly sections: readonly { readonly id?: unknown }[]
}

export interface ScaffoldBase {
  readonly text: string
  /** Keys that all pages of the site share. */
  readonly page: Readonly<Record<string, unknown>>
  readonly sections: readonly unknown[]
  /** Lower-case addresses of its pages. */
  readonly paths: ReadonlySet<string>
}

/** Link target of an example. */
const TARGET = /\bto: *"?(\/[\w/-]+)(?=[\s",}\]]|$)/g

const linesOf = (page: Readonly<Record<string, unknown>>): string[] =>
  stringify([page], AS_WRITTEN)
    .trimEnd()
    .split('\n')
    .map((line) => `  ${line}`)

/** Pages that examples link to but the site does not have. */
function missingPages(base: ScaffoldBase, examples: readonly ExampleText[]): string[] {
  const { page, sections } = base
  const texts = examples.map(({ body }) => body.join('\n')).join('\n')
  const named = new Set([...texts.matchAll(TARGET)].map(([, path = '']) => path))
  return [...named]
    .filter((path) => !base.paths.has(path.toLowerCase()))
    .flatMap((path) =>
      linesOf({ ...page, path, title: path, description: `The page ${path}`, sections }),
    )
}

/** Page of an example up to its section key. */
function pageHead(example: ExampleText, { page }: ScaffoldBase): string[] {
  const title = `${example.kind}, ${example.name}`
  return [
    ...linesOf({ ...page, path: pathOf(example), title, description: `Example: ${title}` }),
    '    sections:',
    `      - type: ${typeOf(example.kind)}`,
  ]
}

/** Indentation to add to an example. */
function shiftOf({ body }: ExampleText): number {
  const first = body.find((line) => /^\s*[^\s#]/.test(line)) ?? ''
  return Math.max(0, INDENT - (first.length - first.trimStart().length))
}

function pageBody(example: ExampleText): string[] {
  const margin = ' '.repeat(shiftOf(example))
  const kind = example.body.findIndex((line) => KIND.test(line))
  return example.body.map((line, index) =>
    index === kind || line.trim() === '' ? '' : margin + line,
  )
}

interface Stretch {
  readonly example: ExampleText
  /** Line numbers in the scaffold: first line of the page, section key, last line. */
  readonly head: number
  readonly from: number
  readonly to: number
}

/**
 * Reduces a site to what examples need: pages as link targets, section types, figures and words.
 * @param siteText valid site file
 * @param kinds kinds with examples
 */
export function scaffoldBase(siteText: string, kinds: readonly string[]): ScaffoldBase {
  const { routes, sectionTypes, gone: _, ...rest } = parse(siteText)
  const types = Object.fromEntries(kinds.map((kind) => [typeOf(kind), { kind }]))
  // Pages come last so that more can be appended.
  const pages: readonly WrittenRoute[] = routes.map(bare)
  const site = { ...rest, sectionTypes: { ...sectionTypes, ...types }, routes: pages }
  const { sections, ...page } = plainest(pages)
  const paths = new Set(pages.map(({ path }) => String(path).toLowerCase()))
  return {
    text: stringify(site, AS_WRITTEN).trimEnd(),
    page,
    sections: sections.slice(0, 1),
    paths,
  }
}

/** Keeps the first section and link targets; drops former addresses, which could conflict with example pages. */
const bare = ({ formerly: _, ...route }: WrittenRoute): WrittenRoute => ({
  ...route,
  sections: route.sections.filter(({ id }, index) => index === 0 || id !== undefined),
})

/** The page with the fewest keys. */
const plainest = (routes: readonly WrittenRoute[]): WrittenRoute =>
  routes.reduce((one, other) => (Object.keys(other).length < Object.keys(one).length ? other : one))

/** @param base must include the kinds of the examples */
export function scaffoldOf(base: ScaffoldBase, examples: readonly ExampleText[]): Scaffold {
  const lines = [...base.text.split('\n'), ...missingPages(base, examples)]
  const stretches: Stretch[] = []
  for (const example of examples) {
    const head = lines.length + 1
    lines.push(...pageHead(example, base))
    const from = lines.length
    lines.push(...pageBody(example))
    stretches.push({ example, head, from, to: lines.length })
  }
  return { text: `${lines.join('\n')}\n`, pathOf, home: (found) => homed(found, stretches) }
}

function homed(found: Diagnostic, stretches: readonly Stretch[]): Homed | undefined {
  const { start, end } = found.range
  // Errors of an example page always come from the example.
  const stretch = stretches.find(({ head, to }) => start.line >= head && start.line <= to)
  if (!stretch) return undefined
  const { example } = stretch
  const range = { start: pointIn(stretch, start), end: pointIn(stretch, end) }
  const [, , , , ...path] = found.path
  const diagnostic = { ...found, file: example.source.file, range, path: [example.name, ...path] }
  return { example, diagnostic }
}

function pointIn({ example, from, to }: Stretch, { line, column }: Point): Point {
  if (line <= from) return { line: example.line, column: 1 }
  // Clamp to the end of the example.
  const inside = Math.min(line, to)
  return {
    line: inside - from + example.line,
    column: Math.max(1, column - shiftOf(example)),
  }
}
