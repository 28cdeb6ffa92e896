/** A site file around the examples, so that the compiler treats them like sections of any page. */
import { parse, stringify } from 'yaml'
import type { Diagnostic, Point } from '../../../content/model.ts'
import type { ExampleText } from './example-texts.ts'

/** A site file with a page for every example. */
export interface Scaffold {
  readonly text: string
  readonly pathOf: (example: ExampleText) => string
  /** The example that a diagnostic is about, with its place in the example's own file. */
  readonly home: (found: Diagnostic) => Homed | undefined
}

export interface Homed {
  readonly example: ExampleText
  readonly diagnostic: Diagnostic
}

/** Site files know no aliases. */
const AS_WRITTEN = { aliasDuplicateObjects: false, lineWidth: 0 } as const

/** How deep the keys of a section stand on a page of the scaffold. */
const INDENT = 8

/** The line of a section's kind: in a site file its type stands for it. */
const KIND = /^\s+kind:\s*[\w-]+\s*(#.*)?$/

const pathOf = ({ kind, name }: ExampleText) => `/examples-of-kinds/${kind}/${name}`

const typeOf = (kind: string) => `example-of-${kind}`

/** A page as the site file has it. */
interface WrittenRoute {
  readonly path?: unknown
  readonly formerly?: unknown
  readonly sections: readonly { readonly id?: unknown }[]
}

/** What examples are put into. */
export interface ScaffoldBase {
  /** A site file that ends with its pages. */
  readonly text: string
  /** What every page of the site says about itself, as one of its pages does. */
  readonly page: Readonly<Record<string, unknown>>
  /** The first section of that page. */
  readonly sections: readonly unknown[]
  /** Where its pages lie, in small letters. */
  readonly paths: ReadonlySet<string>
}

/** Where a link of an example leads. */
const TARGET = /\bto: *"?(\/[\w/-]+)(?=[\s",}\]]|$)/g

/** A page in the list that the site file ends with. */
const linesOf = (page: Readonly<Record<string, unknown>>): string[] =>
  stringify([page], AS_WRITTEN)
    .trimEnd()
    .split('\n')
    .map((line) => `  ${line}`)

/** The pages that examples lead to and the site has not: examples are the same beside every site. */
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

/** The page of an example up to its key, which becomes the last of these lines. */
function pageHead(example: ExampleText, { page }: ScaffoldBase): string[] {
  const title = `${example.kind}, ${example.name}`
  return [
    ...linesOf({ ...page, path: pathOf(example), title, description: `Example: ${title}` }),
    '    sections:',
    `      - type: ${typeOf(example.kind)}`,
  ]
}

/** How far the lines of an example have to move to stand in their place. */
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
  /** In the scaffold: the first line of its page, the line of its key, and its last one. */
  readonly head: number
  readonly from: number
  readonly to: number
}

/**
 * A site without most of its sections: its pages are there for links to lead to, and its section types,
 * figures and words for the examples to use.
 * @param siteText a site file without errors
 * @param kinds the kinds that have examples
 */
export function scaffoldBase(siteText: string, kinds: readonly string[]): ScaffoldBase {
  const { routes, sectionTypes, gone: _, ...rest } = parse(siteText)
  const types = Object.fromEntries(kinds.map((kind) => [typeOf(kind), { kind }]))
  // The pages come last, so that more of them can be written below.
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

/** A page with its first section, and those that links may lead to. Where it was before, another page may be put. */
const bare = ({ formerly: _, ...route }: WrittenRoute): WrittenRoute => ({
  ...route,
  sections: route.sections.filter(({ id }, index) => index === 0 || id !== undefined),
})

/** The page that says least beside what it has to say. */
const plainest = (routes: readonly WrittenRoute[]): WrittenRoute =>
  routes.reduce((one, other) => (Object.keys(other).length < Object.keys(one).length ? other : one))

/** @param base has to know the kinds of the examples */
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
  // What is wrong with the page of an example can only come from the example.
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
  // What reaches beyond the example ends with it.
  const inside = Math.min(line, to)
  return {
    line: inside - from + example.line,
    column: Math.max(1, column - shiftOf(example)),
  }
}
