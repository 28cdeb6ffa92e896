import { directive, severalDocuments } from '../../diagnostics/document-messages.ts'
import { type Source, toPoint } from '../../diagnostics/position.ts'
import type { Message, SpanDiagnostic } from '../../diagnostics/span-diagnostic.ts'
import * as messages from '../../diagnostics/yaml-messages.ts'
import type { ParsedDocument } from '../document.ts'
import { limits } from '../limits.ts'
import type { YamlSyntaxError } from '../syntax-errors.ts'
import { createLayoutRepairs } from './layout.ts'
import { addCommaAtEnd, closeBracketAbove, createPunctuationRepairs } from './punctuation.ts'
import {
  findAncestors,
  findNeighbor,
  getIndent,
  isEmpty,
  type Lines,
  type Repair,
  rewriteLine,
} from './repair.ts'

export interface Candidates {
  readonly suspects: readonly number[]
  readonly repairs: readonly Repair[]
}

/** Repairs that may explain the first syntax error, or else the first duplicate key. */
export function createCandidates(
  source: Source,
  lines: Lines,
  { syntaxErrors, diagnostics }: ParsedDocument,
): Candidates {
  const [error] = syntaxErrors
  const suspects = error
    ? findSuspects(source, lines, error)
    : findDuplicate(source, lines, diagnostics)
  if (suspects.some((line) => (lines[line] ?? '').length > limits.recoveredLine))
    return { suspects, repairs: [] }
  const repairs = error
    ? createSyntaxRepairs(source, lines, error, suspects)
    : suspects.flatMap((line) => createLayoutRepairs(lines, line))
  return { suspects, repairs }
}

/** A duplicate key may be the first line of a list entry that has lost its hyphen, unless it was pasted twice. */
function findDuplicate(source: Source, lines: Lines, found: readonly SpanDiagnostic[]): number[] {
  const duplicate = found.find(({ code }) => code === 'yaml/duplicate-key')
  const { line } = locate(source, duplicate?.span.start ?? 0)
  if (!duplicate || lines[line] === lines[line - 1]) return []
  const before = findNeighbor(lines, line, -1)
  return before === undefined ? [line] : [line, before]
}

/** Line and column from 0. */
interface Place {
  readonly line: number
  readonly column: number
}

function locate(source: Source, offset: number): Place {
  const line = toPoint(source, offset).line - 1
  return { line, column: offset - (source.lineStarts[line] ?? 0) }
}

function createSyntaxRepairs(
  source: Source,
  lines: Lines,
  error: YamlSyntaxError,
  suspects: readonly number[],
): Repair[] {
  const { code, message, hint, span, isEscape } = error
  const at = locate(source, span.start)
  const about = { code, message, hint }
  return [
    ...(isEscape ? [doubleBackslashes(lines[at.line] ?? '', at, about)] : []),
    ...closeBrackets(source, lines, error),
    ...suspects.flatMap((line) => [
      ...createPunctuationRepairs(lines, line),
      ...createLayoutRepairs(lines, line),
    ]),
    ...suspects.map((line) => dropLine(lines, line, line === at.line ? about : messages.syntax())),
  ]
}

const MAX_DISTANCE = 200

/** Lines that may have caused a syntax error, such as that of an unclosed quote or bracket. */
function findSuspects(source: Source, lines: Lines, { span, causes }: YamlSyntaxError): number[] {
  const marked = [span.start, ...causes].map((offset) => locate(source, offset).line)
  const suspects = new Set(marked)
  for (const line of marked) {
    const [parent] = findAncestors(lines, line, getIndent(lines[line] ?? ''))
    const eldest = findNeighbor(lines, parent ?? -1, 1)
    for (const one of [findNeighbor(lines, line, -1), parent, eldest]) {
      if (one !== undefined && one < line && line - one < MAX_DISTANCE) suspects.add(one)
    }
  }
  const after = findNeighbor(lines, Math.max(...marked), 1)
  if (after !== undefined) suspects.add(after)
  return [...suspects].filter((line) => !isEmpty(lines[line] ?? ''))
}

/** YAML 1.2, section 5.7. */
const ESCAPE = /\\(?:[0abt\tnvfre "/\\N_LP]|x[\da-fA-F]{2}|u[\da-fA-F]{4}|U[\da-fA-F]{8})?/g

function doubleBackslashes(text: string, { line, column }: Place, about: Message): Repair {
  const repaired = text.replace(ESCAPE, (found) => (found.length > 1 ? found : '\\\\'))
  return rewriteLine(line, repaired, about, [column])
}

function closeBrackets(source: Source, lines: Lines, { span, causes }: YamlSyntaxError): Repair[] {
  const last = locate(source, Math.max(span.start, ...causes)).line
  const open = causes.filter((cause) => /[{[]/.test(source.text.charAt(cause)))
  return open.flatMap((cause) => {
    const opening = { sign: source.text.charAt(cause), ...locate(source, cause) }
    return [last, last + 1].flatMap((end) => [
      ...addCommaAtEnd(lines, end - 1),
      ...closeBracketAbove(lines, end, opening),
    ])
  })
}

function dropLine(lines: Lines, at: number, syntaxError: Message): Repair {
  const line = lines[at] ?? ''
  const message = describeStrayLine(line) ?? syntaxError
  return { ...rewriteLine(at, '', message, [getIndent(line), line.length]), risk: 'lossy' }
}

function describeStrayLine(line: string): Message | undefined {
  if (/^(---|\.\.\.)/.test(line)) return severalDocuments()
  if (/^(<<<<<<<|=======|>>>>>>>)/.test(line)) return messages.mergeConflict()
  if (line.startsWith('%')) return directive()
  const sign = /^\s*(\/\/|\/\*|<!--)/.exec(line)?.[1]
  if (sign) return messages.otherComment(sign)
  if (/:(\s|$)/.test(line)) return undefined
  return /\S\s+\S|```/.test(line) ? messages.looseWords() : messages.missingColon()
}
