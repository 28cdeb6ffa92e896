import { directive, severalDocuments } from '../../diagnostics/document-messages.ts'
import { type Source, toPoint } from '../../diagnostics/position.ts'
import type { Message, SpanDiagnostic } from '../../diagnostics/span-diagnostic.ts'
import * as messages from '../../diagnostics/yaml-messages.ts'
import type { ParsedDocument } from '../document.ts'
import { limits } from '../limits.ts'
import type { YamlSyntaxError } from '../syntax-errors.ts'
import {
  closeBracketBefore,
  createBracketRepairs,
  createCommaRepairs,
  insertCommaAtEnd,
} from './brackets.ts'
import { createLayoutRepairs } from './layout.ts'
import { createPunctuationRepairs } from './punctuation.ts'
import {
  findParent,
  indentOf,
  isEmpty,
  type Lines,
  neighbour,
  type Repair,
  rewrite,
} from './repair.ts'

export interface Candidates {
  /** Lines that may have caused the error. */
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
function findDuplicate(
  source: Source,
  lines: Lines,
  diagnostics: readonly SpanDiagnostic[],
): number[] {
  const duplicate = diagnostics.find(({ code }) => code === 'yaml/duplicate-key')
  const line = duplicate ? lineOf(source, duplicate.span.start) : 0
  if (!duplicate || lines[line] === lines[line - 1]) return []
  const before = neighbour(lines, line, -1)
  return before === undefined ? [line] : [line, before]
}

const lineOf = (source: Source, offset: number): number => toPoint(source, offset).line - 1

function createSyntaxRepairs(
  source: Source,
  lines: Lines,
  error: YamlSyntaxError,
  suspects: readonly number[],
): Repair[] {
  const at = lineOf(source, error.span.start)
  const { code, message, hint } = error
  return [
    ...(error.isEscape ? [doubleBackslashes(source, lines, error)] : []),
    ...closeBrackets(source, lines, error),
    ...suspects.flatMap((line) => [
      // Drops no text.
      ...createCommaRepairs(lines, line),
      ...createPunctuationRepairs(lines, line),
      ...createBracketRepairs(lines, line),
      ...createLayoutRepairs(lines, line),
    ]),
    ...suspects.map((line) =>
      dropLine(lines, line, line === at ? { code, message, hint } : messages.syntax()),
    ),
  ]
}

/** Largest distance between cause and error, in lines. */
const MAX_DISTANCE = 200

/** Lines that may have caused a syntax error, such as that of an unclosed quote or bracket. */
function findSuspects(source: Source, lines: Lines, { span, causes }: YamlSyntaxError): number[] {
  const marked = [span.start, ...causes].map((offset) => lineOf(source, offset))
  const suspects = new Set(marked)
  for (const line of marked) {
    const parent = findParent(lines, line)
    const eldest = neighbour(lines, parent ?? -1, 1)
    for (const one of [neighbour(lines, line, -1), parent, eldest]) {
      if (one !== undefined && one < line && line - one < MAX_DISTANCE) suspects.add(one)
    }
  }
  const after = neighbour(lines, Math.max(...marked), 1)
  if (after !== undefined) suspects.add(after)
  return [...suspects].filter((line) => !isEmpty(lines[line] ?? ''))
}

/** A backslash with a valid escape (YAML 1.2, section 5.7). */
const ESCAPE = /\\(?:[0abt\tnvfre "/\\N_LP]|x[\da-fA-F]{2}|u[\da-fA-F]{4}|U[\da-fA-F]{8})?/g

function doubleBackslashes(source: Source, lines: Lines, error: YamlSyntaxError): Repair {
  const line = lineOf(source, error.span.start)
  const column = error.span.start - (source.lineStarts[line] ?? 0)
  const { code, message, hint } = error
  const text = lines[line] ?? ''
  const rest = text
    .slice(column)
    .replace(/(?:^|")(?:\\.|[^"\\])*"?/g, (part) =>
      part.replace(ESCAPE, (found) => (found.length > 1 ? found : '\\\\')),
    )
  const repaired = text.slice(0, column) + rest
  return rewrite(line, repaired, { code, message, hint }, column, column + 1)
}

/** Closes brackets that are open where the error is, before its line or after it. */
function closeBrackets(source: Source, lines: Lines, { span, causes }: YamlSyntaxError): Repair[] {
  const last = lineOf(source, Math.max(span.start, ...causes))
  const open = causes.filter((cause) => /[{[]/.test(source.text.charAt(cause)))
  return open.flatMap((cause) => {
    const line = lineOf(source, cause)
    const opening = { line, column: cause - (source.lineStarts[line] ?? 0) }
    return [last, last + 1].flatMap((end) => [
      ...insertCommaAtEnd(lines, end - 1),
      ...closeBracketBefore(lines, end, source.text.charAt(cause), opening),
    ])
  })
}

function dropLine(lines: Lines, at: number, syntaxError: Message): Repair {
  const line = lines[at] ?? ''
  const message = describeStrayLine(line) ?? syntaxError
  return { ...rewrite(at, '', message, indentOf(line), line.length), isLossy: true }
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
