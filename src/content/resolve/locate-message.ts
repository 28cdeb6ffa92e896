import type { Source, Span } from '../diagnostics/position.ts'
import type { Message, SpanEdit } from '../diagnostics/span-diagnostic.ts'
import type { Path } from '../model.ts'
import type { ReferenceDiagnostic } from '../reference-diagnostic.ts'
import { isText, type Reference } from './references.ts'

/** The path of the value that a message about a reference concerns. */
export function getFieldPath({ code }: Message, ref: Reference, path: Path): Path {
  if (ref.ref === 'link' && 'flagged' in ref) return [...path, 'flagged']
  if (ref.ref === 'link' && 'open' in ref) return [...path, 'open']
  return ref.ref === 'image' && code !== 'image/missing-alt' ? [...path, 'src'] : path
}

/** Adds the span of the value, or of the part of a text that the message concerns. */
export function locateMessage(
  source: Source,
  value: Span,
  ref: Reference,
  { message, part }: ReferenceDiagnostic,
): Message & { readonly span: Span; readonly edits?: readonly SpanEdit[] } {
  if (!part) return { ...message, span: value }
  const span = getPartSpan(source, value, ref, part)
  const { replacement, ...rest } = message
  const isPart = span.end - span.start === part[1] - part[0]
  return replacement === undefined || !isPart
    ? { ...rest, span }
    : { ...rest, span, edits: [{ span, insert: replacement }] }
}

/** The whole span if the file does not contain the text unchanged. */
function getPartSpan(
  { text }: Source,
  span: Span,
  ref: Reference,
  [from, to]: readonly [number, number],
): Span {
  if (!isText(ref)) return span
  const at = text.slice(span.start, span.end).indexOf(ref.template)
  if (at === -1) return span
  const start = span.start + at
  return { start: start + from, end: start + to }
}
