import { type Document, isAlias, isCollection, isMap, isScalar, visit, type YAMLError } from 'yaml'
import { directive, severalDocuments } from '../diagnostics/document-messages.ts'
import { type Source, type Span, toPoint } from '../diagnostics/position.ts'
import type { Message, SpanDiagnostic } from '../diagnostics/span-diagnostic.ts'
import * as messages from '../diagnostics/yaml-messages.ts'
import { limits } from './limits.ts'
import type { ParsedYaml } from './yaml.ts'

export interface YamlSyntaxError extends SpanDiagnostic {
  /** Offsets of possible causes: quotes and brackets that open before. */
  readonly causes: readonly number[]
  readonly isEscape: boolean
}

export function findSyntaxErrors(
  { documents, directives }: ParsedYaml,
  text: string,
  diagnostics: readonly SpanDiagnostic[],
): YamlSyntaxError[] {
  const [document, second] = documents
  const found = document ? listErrors(document, text) : []
  const breaks = directives.map((start) => syntaxError(directive(), { start, end: start + 1 }))
  if (document && second) breaks.push(syntaxError(severalDocuments(), markerSpan(text, document)))
  const keys = diagnostics
    .filter(({ code }) => code === 'yaml/key-not-text')
    .map(({ span, path, ...about }) => syntaxError(about, visible(text, span)))
  return [...found, ...breaks, ...keys].sort((a, b) => a.span.start - b.span.start)
}

/** Returns the first syntax error, with the number of other lines that have one. */
export function summarizeErrors(
  source: Source,
  errors: readonly SpanDiagnostic[],
): SpanDiagnostic[] {
  const [first] = errors
  const lines = new Set(errors.map(({ span }) => toPoint(source, span.start).line))
  if (!first || lines.size < 2) return first ? [first] : []
  const more = messages.andMore(lines.size - 1)
  return [{ ...first, hint: first.hint ? `${first.hint} ${more}` : more }]
}

const syntaxError = (about: Message, span: Span): YamlSyntaxError => ({
  ...about,
  span,
  path: [],
  causes: [],
  isEscape: false,
})

function markerSpan(text: string, { contents, range }: Document.Parsed): Span {
  const from = contents?.range[0] ?? range[0]
  const marker = text.slice(from).search(/^(---|\.\.\.)/m)
  const start = marker === -1 ? range[1] : from + marker
  return { start, end: start + 3 }
}

function listErrors(document: Document.Parsed, text: string): YamlSyntaxError[] {
  const landmarks = document.errors.length > 0 ? findLandmarks(document) : []
  // Limited, because each error is compared with all landmarks.
  return document.errors.slice(0, limits.syntaxErrors).map((error) => {
    const [start] = error.pos
    const { at, ...about } = translate(error, text, landmarks)
    const open = landmarks.filter((mark) => mark.start <= start && touches(mark, text, start))
    return {
      ...syntaxError(about, visible(text, at)),
      causes: [start, ...open.map((mark) => mark.start)],
      isEscape: error.code === 'BAD_DQ_ESCAPE',
    }
  })
}

function touches({ end }: Landmark, text: string, place: number): boolean {
  for (let at = place - 1; at >= end; at -= 1) if (/\S/.test(text.charAt(at))) return false
  return true
}

function visible(text: string, { start, end }: Span): Span {
  if (text.slice(start, end).trim() !== '') return { start, end }
  const next = text.slice(start).search(/\S/)
  return next === -1 ? { start, end } : { start: start + next, end: start + next + 1 }
}

/** A quoted text, alias, or collection in brackets: a likely cause of errors. */
interface Landmark extends Span {
  readonly open: string
}

function findLandmarks(document: Document.Parsed): Landmark[] {
  const landmarks: Landmark[] = []
  visit(document, {
    Node(_, node) {
      if (!node.range) return
      const [start, end] = node.range
      const open = findOpen(node)
      if (open) landmarks.push({ start, end, open })
    },
  })
  return landmarks
}

function findOpen(node: unknown): string {
  if (isAlias(node)) return '*'
  if (isScalar(node)) {
    if (node.type === 'QUOTE_DOUBLE') return '"'
    return node.type === 'QUOTE_SINGLE' ? "'" : ''
  }
  if (isCollection(node) && node.flow) return isMap(node) ? '{' : '['
  return ''
}

type Placed = Message & { readonly at: Span }

function translate(error: YAMLError, text: string, landmarks: readonly Landmark[]): Placed {
  const [start] = error.pos
  const here: Span = { start, end: Math.max(error.pos[1], start + 1) }
  const opening = ({ start: from }: Landmark): Span => ({ start: from, end: from + 1 })
  const around = landmarks.findLast((mark) => mark.start <= start && start <= mark.end)
  const before = landmarks.findLast((mark) => mark.end <= start && touches(mark, text, start))
  switch (error.code) {
    case 'TAB_AS_INDENT':
      return { ...messages.tab(), at: here }
    case 'BAD_SCALAR_START':
      return { ...messages.specialStart(text.charAt(start)), at: here }
    case 'BAD_DQ_ESCAPE':
      return { ...messages.badEscape(), at: here }
    case 'BAD_ALIAS':
    case 'ALIAS_PROPS':
    case 'MULTIPLE_ANCHORS':
      return { ...messages.alias(text.charAt(start) === '*' ? '*' : '&'), at: here }
    case 'MULTIPLE_TAGS':
    case 'TAG_RESOLVE_FAILED':
      return { ...messages.tag(), at: here }
    case 'BAD_DIRECTIVE':
      return { ...directive(), at: here }
    case 'KEY_OVER_1024_CHARS':
      return { ...messages.keyNotText(), at: here }
    case 'MULTILINE_IMPLICIT_KEY':
      return { ...messages.missingColon(), at: lineSpan(text, start) }
    case 'BLOCK_AS_IMPLICIT_KEY':
      return nestedKey(text, here)
    case 'BAD_INDENT':
      if (error.message.startsWith('Flow') && around) {
        return { ...messages.brackets(around.open), at: opening(around) }
      }
      return { ...messages.indentation(), at: here }
    case 'MISSING_CHAR':
      if (error.message.startsWith('Missing closing') && around) {
        return { ...messages.unclosedQuote(around.open), at: opening(around) }
      }
      if (error.message.startsWith('Implicit')) return { ...messages.missingColon(), at: here }
      return around
        ? { ...messages.brackets(around.open), at: opening(around) }
        : { ...messages.syntax(), at: here }
    case 'UNEXPECTED_TOKEN':
      return unexpected(error, text, here, before)
    default:
      return { ...messages.syntax(), at: here }
  }
}

/** Two keys on one line, or a line that is deeper than a complete line above. */
function nestedKey(text: string, here: Span): Placed {
  const line = lineSpan(text, here.start)
  if (text.charAt(here.start) === '?') return { ...messages.specialStart('?'), at: here }
  if (/:(\s|$)/.test(text.slice(here.start, line.end)))
    return { ...messages.colonInText(), at: here }
  return { ...messages.indentation(), at: lineSpan(text, Math.min(line.end + 1, text.length - 1)) }
}

function unexpected(
  error: YAMLError,
  text: string,
  here: Span,
  before: Landmark | undefined,
): Placed {
  if (error.message.includes('block-seq-ind')) return { ...messages.specialStart('-'), at: here }
  if (error.message.startsWith('Not a YAML token') || error.message.startsWith('Block scalar')) {
    const line = lineSpan(text, here.start)
    const header = text.slice(line.start, here.end).search(/[>|]/)
    const start = header === -1 ? here.start : line.start + header
    return { ...messages.specialStart(text.charAt(start)), at: { start, end: start + 1 } }
  }
  if (before?.open === '"' || before?.open === "'") {
    return { ...messages.textAfterQuote(before.open), at: here }
  }
  if (before?.open === '*') return { ...messages.alias('*'), at: before }
  if (before)
    return {
      ...messages.specialStart(before.open),
      at: { start: before.start, end: before.start + 1 },
    }
  return { ...messages.syntax(), at: here }
}

function lineSpan(text: string, offset: number): Span {
  const from = text.lastIndexOf('\n', offset - 1) + 1
  const to = text.indexOf('\n', from)
  const end = to === -1 ? text.length : to
  const start = from + (/^\s*/.exec(text.slice(from, end))?.[0].length ?? 0)
  return { start, end: Math.max(end, start + 1) }
}
