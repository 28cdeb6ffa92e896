import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { z } from 'zod'
import { compile } from '../../content/compile.ts'
import { catalog, type DiagnosticCode, warnings } from '../../content/diagnostics/catalog.ts'
import type { Diagnostic, PublicFiles } from '../../content/model.ts'
import { vocabulary } from '../../theme/sections/schemas.ts'
import { BASIC_CHARACTERS } from './basic-characters.ts'

export const DIAGNOSTICS_FILE = new URL('../../../docs/diagnostics.md', import.meta.url)

const example = z.union([
  z.strictObject({ right: z.string(), wrong: z.string() }),
  z.strictObject({ instead: z.string() }),
])

export type Example = Readonly<z.infer<typeof example>>

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8')

export const exampleSite = read('site.yaml')

export const examples: Readonly<Record<string, Example>> = z
  .record(z.string(), example)
  .parse(parse(read('examples.yaml')))

const characters = new Set([...BASIC_CHARACTERS].map((one) => one.codePointAt(0) ?? 0))

const files: PublicFiles = new Map([
  ['/favicon.svg', { width: 32, height: 32 }],
  ['/drawings/cloud.svg', { width: 640, height: 480 }],
  ['/fonts/archivo.woff2', { characters }],
  ['/fonts/geist-mono.woff2', { characters }],
])

export const compileDiagnostics = (text: string): readonly Diagnostic[] =>
  compile(text, { vocabulary, files }).diagnostics

const insertMistake = (example: Example): string =>
  'wrong' in example ? exampleSite.replace(example.right, () => example.wrong) : exampleSite

const INTRODUCTION = `# Diagnostics

All messages of \`npm run check\`, \`npm run dev\` and \`npm run build\`. An error stops the build, and the previous build is kept. A
warning does not stop it. Keys, words and lines in the messages are examples.

\`npm run check -- --fix\` applies every correction that is unambiguous. \`npm run dev\` and \`npm run edit\` show a button for it below
the message. It changes only the text that the message refers to.

\`npm run generate\` creates this page.`

const AREAS: Readonly<Record<string, string>> = {
  yaml: 'Syntax',
  schema: 'Keys and values',
  section: 'Sections',
  site: 'Site',
  link: 'Links',
  set: 'Collections',
  file: 'Files in public/',
  image: 'Images',
  text: 'Texts',
  font: 'Fonts',
  figure: 'Figures',
  variable: 'Variables',
  route: 'Addresses of pages',
  language: 'Languages',
  page: 'Pages',
  anchor: 'Anchors',
  theme: 'Colors',
}

export function createDiagnosticsPage(): string {
  const codes = Object.keys(catalog) as DiagnosticCode[]
  const areas = [...new Set(codes.map((code) => code.replace(/\/.*/, '')))]
  const parts = areas.flatMap((area) => [
    `## ${AREAS[area] ?? area}`,
    ...codes.filter((code) => code.startsWith(`${area}/`)).map(describeCode),
  ])
  return `${[INTRODUCTION, ...parts].join('\n\n')}\n`
}

/** Messages may quote Markdown and HTML. */
const escapeMarkdown = (text: string): string =>
  text.replace(/[*<]/g, '\\$&').replaceAll('](', ']\\(')

function describeCode(code: DiagnosticCode): string {
  const about = warnings.has(code) ? `${catalog[code]} (Warning)` : catalog[code]
  const example = examples[code]
  const head = [`### ${code}`, about]
  if (!example) return head.join('\n\n')
  if ('instead' in example) return [...head, example.instead].join('\n\n')
  const found = compileDiagnostics(insertMistake(example)).find((one) => one.code === code)
  if (!found) throw new Error(`The example of ${code} does not cause it.`)
  const message = [found.message, found.hint].filter(Boolean).join(' ')
  return [
    ...head,
    'Wrong:',
    block(example.wrong),
    `> ${escapeMarkdown(message)}`,
    'Right:',
    block(example.right),
  ].join('\n\n')
}

/** Removes the common indentation, and makes invisible characters visible. */
function block(text: string): string {
  const lines = text.trimEnd().split('\n')
  const starts = lines.map((line) => line.search(/[^ ]/))
  const margin = Math.min(...starts.filter((start) => start !== -1))
  const visible = lines.map((line) =>
    line
      .slice(margin)
      .replace(/\t/g, '→')
      .replace(/\p{Cc}/gu, '□'),
  )
  return ['```yaml', ...visible, '```'].join('\n')
}
