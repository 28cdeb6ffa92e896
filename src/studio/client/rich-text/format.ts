import { parseSpans, type Span, type SpanLink } from './spans.ts'

/** One character with its marks. */
interface Letter {
  readonly char: string
  readonly isBold: boolean
  readonly isItalic: boolean
  readonly link?: SpanLink | undefined
}

type MarkName = 'isBold' | 'isItalic'
const MARKS = ['isBold', 'isItalic'] as const

interface Style {
  readonly isEscaped: (letters: readonly Letter[], index: number) => boolean
  /** Whether marks end at the edges of links, and begin again in their labels. */
  readonly splitsAtLinks: boolean
}

const ALWAYS = () => true

/** Which literal asterisks get a backslash: as few as possible. */
const ESCAPES: readonly Style['isEscaped'][] = [
  () => false,
  (letters, index) => {
    const [before, behind] = [letters[index - 1]?.char, letters[index + 1]?.char]
    const isAlone = isSpace(before) && isSpace(behind)
    return !isAlone && !(isWord(before) && isWord(behind))
  },
  ALWAYS,
]

const STYLES = [false, true].flatMap((splitsAtLinks) =>
  ESCAPES.map((isEscaped): Style => ({ isEscaped, splitsAtLinks })),
)

/**
 * Writes spans as Markdown. Italic parts of words become whole words, and marks that Markdown cannot express are dropped.
 * @param hasEscapes whether literal asterisks always have a backslash
 */
export function formatSpans(spans: readonly Span[], hasEscapes = false): string {
  const styles = hasEscapes ? STYLES.filter(({ isEscaped }) => isEscaped === ALWAYS) : STYLES
  const exact = spans.flatMap(toLetters).map(markBreak)
  let { written, mismatch } = findStyle(exact, styles)
  for (let letters: Letter[] | undefined = fitMarks(exact); letters && mismatch !== undefined; ) {
    ;({ written, mismatch } = findStyle(letters, styles))
    letters = mismatch === undefined ? undefined : dropMarks(letters, mismatch)
  }
  return written
}

/** Line breaks of the editor have no marks. */
function markBreak(letter: Letter, index: number, letters: readonly Letter[]): Letter {
  const [before, behind] = [letters[index - 1], letters[index + 1]]
  if (letter.char !== '\n' || !before || !behind) return letter
  const isBold = before.isBold && behind.isBold
  return { ...letter, isBold, isItalic: before.isItalic && behind.isItalic }
}

/** Tries the styles in order. `mismatch` is the first letter that would be read differently with the last of them. */
function findStyle(letters: readonly Letter[], styles: readonly Style[]) {
  let found: { readonly written: string; readonly mismatch: number | undefined } | undefined
  for (const style of styles) {
    const written = write(letters, style)
    found = { written, mismatch: findMismatch(written, letters) }
    if (found.mismatch === undefined) break
  }
  return found ?? { written: '', mismatch: undefined }
}

const toLetters = ({ text, ...marks }: Span): Letter[] =>
  [...text].map((char) => ({ char, ...marks }))

const isSpace = (char: string | undefined): boolean => char === undefined || /\s/.test(char)
const isPunctuation = (char: string): boolean => /[\p{P}\p{S}]/u.test(char)
const isWord = (char: string | undefined): boolean =>
  char !== undefined && /[\p{L}\p{M}\p{N}]/u.test(char)

/** Moves the edges of marks to where Markdown allows them. */
function fitMarks(letters: readonly Letter[]): Letter[] {
  const fitted = [...letters]
  const set = (index: number, mark: MarkName, value: boolean) => {
    const letter = fitted[index]
    if (letter) fitted[index] = { ...letter, [mark]: value }
  }
  for (const mark of MARKS) {
    for (const [start, end] of findRuns(letters, mark)) {
      /** Whether an index continues the word, or the punctuation, of its neighbor. Brackets of links are in between. */
      const isJoined = (inner: number, outer: number) =>
        isWord(letters[outer]?.char) && letters[inner]?.link === letters[outer]?.link
      /** Spaces, and punctuation that would touch a word outside. */
      const isLoose = (inner: number, outer: number) => {
        const char = letters[inner]?.char ?? ''
        return isSpace(char) || (isPunctuation(char) && isJoined(inner, outer))
      }
      const isInWord = (inner: number, outer: number) =>
        isWord(letters[inner]?.char) && isJoined(inner, outer)
      let [from, to] = [start, end]
      while (from < to && isLoose(from, from - 1)) set(from++, mark, false)
      while (from < to && isLoose(to - 1, to)) set(--to, mark, false)
      // A single asterisk inside of a word is text.
      if (mark === 'isBold' || from === to) continue
      while (isInWord(from, from - 1)) set(--from, mark, true)
      while (isInWord(to - 1, to)) set(to++, mark, true)
    }
  }
  return fitted
}

function findRuns(letters: readonly Letter[], mark: MarkName): (readonly [number, number])[] {
  const runs: (readonly [number, number])[] = []
  for (let index = 0; index < letters.length; index += 1) {
    if (!letters[index]?.[mark]) continue
    const start = index
    while (letters[index]?.[mark]) index += 1
    runs.push([start, index])
  }
  return runs
}

/** @returns undefined if there is no mark at the index */
function dropMarks(letters: readonly Letter[], index: number): Letter[] | undefined {
  for (const mark of MARKS) {
    const run = findRuns(letters, mark).find(([start, end]) => start <= index && index <= end)
    if (!run) continue
    return letters.map((letter, at) =>
      at >= run[0] && at < run[1] ? { ...letter, [mark]: false } : letter,
    )
  }
  return undefined
}

type Open = MarkName | 'link'

/** Writes the longest mark around the others. */
function write(letters: readonly Letter[], style: Style): string {
  const writeRange = (from: number, to: number, open: readonly Open[]): string => {
    let written = ''
    for (let at = from; at < to; ) {
      const start = at
      const letter = letters[start]
      if (!letter) break
      const next = listMarks(letter)
        .filter((mark) => !open.includes(mark))
        .map((mark) => [mark, Math.min(to, findEnd(letters, start, mark, style))] as const)
        .reduce<readonly [Open, number] | undefined>(
          (longest, one) => (longest && longest[1] >= one[1] ? longest : one),
          undefined,
        )
      if (next) {
        const [mark, end] = next
        const inside = writeRange(start, end, [...open, mark])
        written += surround(inside, mark, letter.link)
        at = end
        continue
      }
      if (letter.char === '*' && style.isEscaped(letters, at)) written += '\\'
      written += letter.char
      at += 1
    }
    return written
  }
  return writeRange(0, letters.length, [])
}

const listMarks = ({ link, isBold, isItalic }: Letter): Open[] => [
  ...(link ? (['link'] as const) : []),
  ...(isBold ? (['isBold'] as const) : []),
  ...(isItalic ? (['isItalic'] as const) : []),
]

function findEnd(letters: readonly Letter[], from: number, mark: Open, style: Style): number {
  const first = letters[from]
  let end = from
  const goesOn = (letter: Letter) =>
    mark === 'link'
      ? letter.link === first?.link
      : letter[mark] && (!style.splitsAtLinks || letter.link === first?.link)
  for (let letter = first; letter && goesOn(letter); letter = letters[end]) end += 1
  return end
}

function surround(inside: string, mark: Open, link: SpanLink | undefined): string {
  if (mark === 'link') return `[${inside}](${formatLink(link)})`
  const [, before, content, behind] = /^(\s*)(.*?)(\s*)$/s.exec(inside) ?? []
  const asterisks = mark === 'isBold' ? '**' : '*'
  return content ? before + asterisks + content + asterisks + behind : inside
}

export function formatLink(link: SpanLink | undefined): string {
  const { target = '', title } = link ?? {}
  const address = isBareTarget(target) ? target : `<${target.replace(/[<>\n]/g, '')}>`
  return title ? `${address} ${quote(title)}` : address
}

function isBareTarget(target: string): boolean {
  if (/[\s<>\p{Cc}]/u.test(target)) return false
  let depth = 0
  for (const char of target) {
    if (char === '(') depth += 1
    if (char === ')') depth -= 1
    if (depth < 0) return false
  }
  return depth === 0
}

function quote(title: string): string {
  if (!title.includes('"')) return `"${title}"`
  return title.includes("'") ? `"${title.replaceAll('"', '”')}"` : `'${title}'`
}

/** Index of the first letter that the parser reads differently. Marks of spaces do not count. */
function findMismatch(markdown: string, letters: readonly Letter[]): number | undefined {
  const read = comparable(parseSpans(markdown.replace(BLANK_LINES, '\n')).flatMap(toLetters))
  const expected = comparable(letters)
  const length = Math.max(read.length, expected.length)
  for (let index = 0; index < length; index += 1) {
    const [one, other] = [expected[index], read[index]]
    if (!one || !other || one.key !== other.key) return one?.index ?? letters.length
  }
  return undefined
}

const BLANK_LINES = /\s*\n\s*/g

/** The letters without spaces at the edges of lines, which Markdown drops. */
function comparable(letters: readonly Letter[]) {
  const kept: { readonly char: string; readonly index: number; readonly key: string }[] = []
  const dropSpaces = () => {
    while (isSpace(kept.at(-1)?.char) && kept.length > 0) kept.pop()
  }
  for (const [index, letter] of letters.entries()) {
    const { char } = letter
    const isFirst = kept.length === 0 || kept.at(-1)?.char === '\n'
    if (char === '\n') dropSpaces()
    if (!isSpace(char) || !isFirst) kept.push({ char, index, key: describe(letter) })
  }
  dropSpaces()
  return kept
}

const describe = ({ char, isBold, isItalic, link }: Letter): string =>
  JSON.stringify(isSpace(char) ? [char] : [char, isBold, isItalic, link?.target, link?.title ?? ''])
