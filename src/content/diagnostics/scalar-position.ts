import type { Source, Span } from './position.ts'

/** @param span with quotes or block header. @returns undefined if the file lacks the text, as for a completed one */
export function findInScalar(
  source: Source,
  { start, end }: Span,
  text: string,
  [from, to]: readonly [number, number],
): Span | undefined {
  const offsets = alignScalar(source.text.slice(start, end), text)
  const [first, last] = [offsets?.[from], offsets?.[to]]
  return first === undefined || last === undefined
    ? undefined
    : { start: start + first, end: start + last }
}

/** The offset in the source of each character of the text, and of its end. */
function alignScalar(written: string, text: string): number[] | undefined {
  const style = getStyle(written)
  if (!style) return undefined
  const offsets: number[] = []
  let at = style.start
  while (offsets.length < text.length) {
    if (written[at] === text[offsets.length] && isOrdinary(written, at)) {
      offsets.push(at)
      at += 1
      continue
    }
    const piece = readPiece(written, at, text.slice(offsets.length), style)
    if (piece === undefined) return undefined
    for (let index = 0; index < piece.characters; index += 1) offsets.push(at)
    at += piece.length
  }
  return [...offsets, at]
}

/** Letters, and spaces before them, are themselves in every style. Takes less time than reading a piece. */
const isOrdinary = (written: string, at: number): boolean =>
  isLetter(written, at) || (written.charCodeAt(at) === SPACE && isLetter(written, at + 1))

function isLetter(text: string, at: number): boolean {
  const code = text.charCodeAt(at) | LOWER_CASE
  return code >= A && code <= Z
}

const SPACE = 0x20
const LOWER_CASE = 0x20
const A = 0x61
const Z = 0x7a

interface Style {
  readonly start: number
  readonly escape: RegExp | undefined
  /** A line break with the spaces around it. */
  readonly lineBreak: RegExp
  readonly isLiteral: boolean
}

const DOUBLE_QUOTED_ESCAPE = /\\(?:x[\dA-Fa-f]{2}|u[\dA-Fa-f]{4}|U[\dA-Fa-f]{8}|\n[ \t]*|[\s\S])/y

const SPACES_AND_BREAKS = /[ \t]*\n[ \t\n]*/y

/** @returns undefined for a block with an explicit indentation */
function getStyle(written: string): Style | undefined {
  const [header, indicator] = /^[|>](?:[+-]?(\d)?[+-]?)[^\n]*\n/.exec(written) ?? []
  const folded = { lineBreak: SPACES_AND_BREAKS, isLiteral: false }
  if (header === undefined) {
    const quote = written.charAt(0)
    if (quote === "'") return { start: 1, escape: /''/y, ...folded }
    if (quote !== '"') return { start: 0, escape: undefined, ...folded }
    return { start: 1, escape: DOUBLE_QUOTED_ESCAPE, ...folded }
  }
  if (indicator !== undefined) return undefined
  const [, lead = '', blank = ''] = /^((?:[ \t]*\n)*)( *)/.exec(written.slice(header.length)) ?? []
  const indent = ' '.repeat(blank.length)
  const isLiteral = written.startsWith('|')
  return {
    start: header.length + lead.length + indent.length,
    escape: undefined,
    lineBreak: isLiteral ? new RegExp(`\\n(?:${indent})?`, 'y') : SPACES_AND_BREAKS,
    isLiteral,
  }
}

/** @returns the length of the next piece of the source, and how many characters of the text it is */
function readPiece(written: string, at: number, rest: string, style: Style) {
  const match = (pattern: RegExp | undefined): string | undefined => {
    if (!pattern) return undefined
    pattern.lastIndex = at
    return pattern.exec(written)?.[0]
  }
  const sequence = match(style.escape)
  if (sequence !== undefined) {
    const isContinuation = sequence.startsWith('\\\n')
    const characters = isContinuation ? 0 : /^\\U00(?:0[1-9A-Fa-f]|10)/.test(sequence) ? 2 : 1
    return { length: sequence.length, characters }
  }
  const lineBreak = match(style.lineBreak)
  if (lineBreak !== undefined && /\n/.test(lineBreak)) {
    const breaks = lineBreak.split('\n').length - 1
    const folded = breaks === 1 ? ' ' : '\n'.repeat(breaks - 1)
    const shown = style.isLiteral ? '\n' : folded
    const found = [shown, '\n'].find((one) => rest.startsWith(one))
    return found === undefined ? undefined : { length: lineBreak.length, characters: found.length }
  }
  return rest.startsWith(written.charAt(at)) && at < written.length
    ? { length: 1, characters: 1 }
    : undefined
}
