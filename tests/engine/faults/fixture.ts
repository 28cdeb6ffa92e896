/** Reads the fixtures of this folder; README.md describes the format. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { BASIC_CHARACTERS } from '../../../src/commands/diagnostics-doc/basic-characters.ts'
import type { PublicFile, PublicFiles } from '../../../src/content/model.ts'

const FOLDER = import.meta.dirname

/** The site that fixtures change. */
export const validSite = readFileSync(join(FOLDER, 'valid.yaml'), 'utf8')

const codePoints = (text: string) => [...text].map((letter) => letter.codePointAt(0) ?? 0)

const size = { width: 640, height: 480 }

/** Its `public/` folder. */
export const publicFiles: PublicFiles = new Map<string, PublicFile>([
  ['/favicon.svg', size],
  ['/drawings/cloud.svg', size],
  ['/drawings/gear.svg', size],
  ['/terms.txt', null],
  ['/fonts/archivo.woff2', { characters: new Set(codePoints(`${BASIC_CHARACTERS}Ł`)) }],
  ['/fonts/geist-mono.woff2', { characters: new Set(codePoints(BASIC_CHARACTERS)) }],
])

const SIGNS: Readonly<Record<string, string>> = {
  '⇥': '\t',
  '␀': '\u0000',
  '␣': '\u00a0',
  '␍': '\r',
  '␤': '\u2028',
  '⌦': '\u200b',
  '⟲': '\u202e',
}

/** Without `end`, the end is not compared. */
export interface Expected {
  readonly code: string
  readonly start: { readonly line: number; readonly column: number }
  readonly end?: { readonly line: number; readonly column: number }
  readonly hint?: string
}

export interface Fixture {
  /** The code that its folder names. */
  readonly code: string
  readonly name: string
  readonly text: string
  /** Files in `public/` in addition to those of the valid site. */
  readonly files: readonly string[]
  readonly expected: readonly Expected[]
}

export const fixtures: readonly Fixture[] = readdirSync(FOLDER, { recursive: true })
  .map(String)
  .filter((name) => name.endsWith('.diff'))
  .sort()
  .map((name) => {
    const code = name.split(/[\\/]/).slice(0, 2).join('/')
    const fixture = parseFixture(readFileSync(join(FOLDER, name), 'utf8'))
    return { code, name: name.replace(/\.diff$/, ''), ...fixture }
  })

interface Line {
  readonly text: string
  readonly marks: Mark[]
}

interface Mark {
  readonly code: string
  readonly hint: string | undefined
  readonly from: number
  readonly to: number | undefined
}

function parseFixture(fixture: string): Pick<Fixture, 'text' | 'files' | 'expected'> {
  const placed: Expected[] = []
  const files: string[] = []
  const hunks = fixture
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .join('\n')
    .split(/\n{2,}/)
    .filter((hunk) => hunk.trim() !== '')
  const isWhole = !hunks.some((hunk) => /^(-| {2})/m.test(hunk))
  let lines: Line[] = isWhole ? [] : splitLines(validSite)
  for (const hunk of hunks) {
    const before: string[] = []
    const after: Line[] = []
    for (const row of hunk.split('\n').filter(Boolean)) {
      const text = row.slice(2)
      const explicit = row.startsWith('?') && parsePosition(text)
      if (explicit) placed.push(explicit)
      else if (row.startsWith('?')) after.at(-1)?.marks.push(parseCarets(row, text))
      if (row.startsWith('!')) files.push(text)
      if (/^[- ]/.test(row)) before.push(text)
      if (/^[+ ]/.test(row)) after.push({ text, marks: [] })
    }
    lines = isWhole ? [...lines, ...after] : replaceLines(lines, before, after)
  }
  const marked = lines.flatMap(({ marks }, index) =>
    marks.map(({ code, hint, from, to }): Expected => {
      const line = index + 1
      const end = to === undefined ? {} : { end: { line, column: to } }
      return { code, start: { line, column: from }, ...end, ...(hint ? { hint } : {}) }
    }),
  )
  const text = expandSymbols(lines.map((line) => line.text).join('\n'))
  return { text, files, expected: [...placed, ...marked] }
}

function splitLines(text: string): Line[] {
  return text.split('\n').map((line) => ({ text: line, marks: [] }))
}

function replaceLines(lines: readonly Line[], before: readonly string[], after: Line[]): Line[] {
  const fits = (at: number) => before.every((text, index) => lines[at + index]?.text === text)
  const places = lines.flatMap((_, at) => (fits(at) ? [at] : []))
  const [at] = places
  if (at === undefined || places.length > 1) {
    throw new Error(`valid.yaml contains these lines ${places.length} times:\n${before.join('\n')}`)
  }
  return lines.toSpliced(at, before.length, ...after)
}

/** `? ^^^^ code: hint`; `^^^^…` for a range that continues on the next line, `|` for an empty range. */
function parseCarets(row: string, text: string): Mark {
  const [, space = '', carets = '', more, code = '', hint] =
    /^( *)(\^+|\|)(…)? *([\w-]+\/[\w-]+)(?:: (.*))?$/.exec(text) ?? []
  if (!code) throw new Error(`Expected "? ^^^ code: hint", found "${row}".`)
  const from = space.length + 1
  const width = carets === '|' ? 0 : carets.length
  return { code, hint, from, to: more ? undefined : from + width }
}

/** `? 3:14 code: hint`, for invisible positions. */
function parsePosition(text: string): Expected | undefined {
  const [, line, column, code, hint] = /^(\d+):(\d+) ([\w-]+\/[\w-]+)(?:: (.*))?$/.exec(text) ?? []
  if (!code) return undefined
  return { code, start: { line: Number(line), column: Number(column) }, ...(hint ? { hint } : {}) }
}

/** Replaces symbols of invisible characters, and ⟨text×count⟩ by repeated text. */
function expandSymbols(text: string): string {
  return text
    .replace(/⟨(.*?)×(\d+)⟩/g, (_, piece: string, count: string) =>
      piece.replaceAll('⏎', '\n').repeat(Number(count)),
    )
    .replace(/[⇥␀␣␍␤⌦⟲]/g, (sign) => SIGNS[sign] ?? sign)
}
