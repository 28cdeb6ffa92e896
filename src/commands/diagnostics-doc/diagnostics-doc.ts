import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { compile } from '../../content/compile.ts'
import { catalog, type DiagnosticCode, warnings } from '../../content/diagnostics/catalog.ts'
import type { Diagnostic, PublicFiles } from '../../content/model.ts'
import { vocabulary } from '../../theme/sections/schemas.ts'
import { BASIC_CHARACTERS } from './basic-characters.ts'

export const DIAGNOSTICS_FILE = new URL('../../../docs/diagnostics.md', import.meta.url)

/** A part of the example site and a faulty replacement, or a description of the cause. */
export type Example =
  | { readonly right: string; readonly wrong: string }
  | { readonly instead: string }

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8')

export const exampleSite = read('site.yaml')

export const examples: Readonly<Record<string, Example>> = parse(read('examples.yaml'))

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

What \`npm run check\`, \`npm run dev\` and \`npm run build\` can find in a site file. An error stops the build, and the
site stays as it was. A warning does not. Where a message names a key, a word or a line, yours names your own.

Where it is certain what was meant, \`npm run check -- --fix\` writes it, and so does a button below the message in
\`npm run dev\` and \`npm run edit\`: no more than is needed, and only in the text that the message is about.

This page is made by \`npm run generate\`.`

const AREAS: Readonly<Record<string, string>> = {
  yaml: 'How the file is written',
  schema: 'Keys and values',
  section: 'Sections',
  site: 'The site as a whole',
  link: 'Links',
  set: 'Collections',
  file: 'Files in the public folder',
  image: 'Pictures',
  text: 'Texts',
  font: 'Fonts',
  figure: 'Figures',
  variable: 'Variables',
  route: 'Addresses of pages',
  page: 'Pages as a whole',
  anchor: 'Places on a page',
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

function describeCode(code: DiagnosticCode): string {
  const about = warnings.has(code) ? `${catalog[code]} (A warning.)` : catalog[code]
  const example = examples[code]
  const head = [`### ${code}`, about]
  if (!example) return head.join('\n\n')
  if ('instead' in example) return [...head, example.instead].join('\n\n')
  const found = compileDiagnostics(insertMistake(example)).find((one) => one.code === code)
  if (!found) throw new Error(`The example of ${code} shows something else.`)
  const said = [found.message, found.hint].filter(Boolean).join(' ')
  return [
    ...head,
    'Wrong:',
    block(example.wrong),
    `> ${said}`,
    'Right:',
    block(example.right),
  ].join('\n\n')
}

/** Removes the common indentation, and makes invisible characters visible. */
function block(text: string): string {
  const lines = text.trimEnd().split('\n')
  const margin = Math.min(...lines.map((line) => line.search(/[^ ]/)))
  const visible = lines.map((line) =>
    line
      .slice(margin)
      .replace(/\t/g, '→')
      .replace(/\p{Cc}/gu, '□'),
  )
  return ['```yaml', ...visible, '```'].join('\n')
}
