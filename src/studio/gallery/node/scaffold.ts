/** Embeds examples in a site file, so that the compiler treats them as sections of pages. */
import { parse, stringify } from 'yaml'
import type { Diagnostic, Point } from '../../../content/model.ts'
import type { ExampleText } from './example-texts.ts'

export interface Scaffold {
  readonly text: string
  readonly getPath: (example: ExampleText) => string
  readonly mapToExample: (found: Diagnostic) => ExampleDiagnostic | undefined
}

export interface ExampleDiagnostic {
  readonly example: ExampleText
  readonly diagnostic: Diagnostic
}

/** Site files do not support aliases. */
const STRINGIFY_OPTIONS = { aliasDuplicateObjects: false, lineWidth: 0 } as const

const INDENT = 8

const KIND = /^\s+kind:\s*[\w-]+\s*(#.*)?$/

const getPath = ({ kind, name }: ExampleText) => `/examples-of-kinds/${kind}/${name}`

const getTypeName = (kind: string) => `example-of-${kind}`

interface RawRoute {
  readonly path?: unknown
  readonly formerly?: unknown
  readonly sections: readonly { readonly id?: unknown }[]
}

export interface ScaffoldBase {
  readonly text: string
  readonly page: Readonly<Record<string, unknown>>
  readonly sections: readonly unknown[]
  /** Lower-case addresses of its pages. */
  readonly paths: ReadonlySet<string>
}

const TARGET = /\bto: *"?(\/[\w/-]+)(?=[\s",}\]]|$)/g

const formatPage = (page: Readonly<Record<string, unknown>>): string[] =>
  stringify([page], STRINGIFY_OPTIONS)
    .trimEnd()
    .split('\n')
    .map((line) => `  ${line}`)

function createMissingPages(base: ScaffoldBase, examples: readonly ExampleText[]): string[] {
  const { page, sections } = base
  const texts = examples.map(({ body }) => body.join('\n')).join('\n')
  const named = new Set([...texts.matchAll(TARGET)].map(([, path = '']) => path))
  return [...named]
    .filter((path) => !base.paths.has(path.toLowerCase()))
    .flatMap((path) =>
      formatPage({ ...page, path, title: path, description: `The page ${path}`, sections }),
    )
}

function createPageHead(example: ExampleText, { page }: ScaffoldBase): string[] {
  const title = `${example.kind}, ${example.name}`
  return [
    ...formatPage({ ...page, path: getPath(example), title, description: `Example: ${title}` }),
    '    sections:',
    `      - type: ${getTypeName(example.kind)}`,
  ]
}

function getIndentShift({ body }: ExampleText): number {
  const first = body.find((line) => /^\s*[^\s#]/.test(line)) ?? ''
  return Math.max(0, INDENT - (first.length - first.trimStart().length))
}

function createPageBody(example: ExampleText): string[] {
  const margin = ' '.repeat(getIndentShift(example))
  const kind = example.body.findIndex((line) => KIND.test(line))
  return example.body.map((line, index) =>
    index === kind || line.trim() === '' ? '' : margin + line,
  )
}

interface ExampleRange {
  readonly example: ExampleText
  /** Line numbers in the scaffold: first line of the page, section key, last line. */
  readonly head: number
  readonly from: number
  readonly to: number
}

export function createScaffoldBase(siteText: string, kinds: readonly string[]): ScaffoldBase {
  const { routes, sectionTypes, gone: _, ...rest } = parse(siteText)
  const types = Object.fromEntries(kinds.map((kind) => [getTypeName(kind), { kind }]))
  // Pages come last so that more can be appended.
  const pages: readonly RawRoute[] = routes.map(stripRoute)
  const site = { ...rest, sectionTypes: { ...sectionTypes, ...types }, routes: pages }
  const { sections, ...page } = findSimplestRoute(pages)
  const paths = new Set(pages.map(({ path }) => String(path).toLowerCase()))
  return {
    text: stringify(site, STRINGIFY_OPTIONS).trimEnd(),
    page,
    sections: sections.slice(0, 1),
    paths,
  }
}

/** Drops former addresses, which could conflict with example pages. */
const stripRoute = ({ formerly: _, ...route }: RawRoute): RawRoute => ({
  ...route,
  sections: route.sections.filter(({ id }, index) => index === 0 || id !== undefined),
})

const findSimplestRoute = (routes: readonly RawRoute[]): RawRoute =>
  routes.reduce((one, other) => (Object.keys(other).length < Object.keys(one).length ? other : one))

/** @param base must include the kinds of the examples */
export function createScaffold(base: ScaffoldBase, examples: readonly ExampleText[]): Scaffold {
  const lines = [...base.text.split('\n'), ...createMissingPages(base, examples)]
  const stretches: ExampleRange[] = []
  for (const example of examples) {
    const head = lines.length + 1
    lines.push(...createPageHead(example, base))
    const from = lines.length
    lines.push(...createPageBody(example))
    stretches.push({ example, head, from, to: lines.length })
  }
  return {
    text: `${lines.join('\n')}\n`,
    getPath,
    mapToExample: (found) => mapToExample(found, stretches),
  }
}

function mapToExample(
  found: Diagnostic,
  stretches: readonly ExampleRange[],
): ExampleDiagnostic | undefined {
  const { start, end } = found.range
  // Errors of an example page always come from the example.
  const stretch = stretches.find(({ head, to }) => start.line >= head && start.line <= to)
  if (!stretch) return undefined
  const { example } = stretch
  const range = { start: mapPoint(stretch, start), end: mapPoint(stretch, end) }
  const [, , , , ...path] = found.path
  const diagnostic = { ...found, file: example.source.file, range, path: [example.name, ...path] }
  return { example, diagnostic }
}

function mapPoint({ example, from, to }: ExampleRange, { line, column }: Point): Point {
  if (line <= from) return { line: example.line, column: 1 }
  const inside = Math.min(line, to)
  return {
    line: inside - from + example.line,
    column: Math.max(1, column - getIndentShift(example)),
  }
}
