import { toSpanEdits } from '../diagnostics/part-edits.ts'
import type { Source, Span } from '../diagnostics/position.ts'
import { findInScalar } from '../diagnostics/scalar-position.ts'
import type { Message, SpanEdit } from '../diagnostics/span-diagnostic.ts'
import type { Path } from '../model.ts'
import type { ReferenceDiagnostic } from '../reference-diagnostic.ts'
import { isText, type Reference } from './references.ts'

export function getFieldPath({ code }: Message, ref: Reference, path: Path): Path {
  if (ref.ref === 'link' && 'flagged' in ref) return [...path, 'flagged']
  if (ref.ref === 'link' && 'open' in ref) return [...path, 'open']
  return ref.ref === 'image' && code !== 'image/missing-alt' ? [...path, 'src'] : path
}

export function locateMessage(
  source: Source,
  value: Span,
  ref: Reference,
  { message, part, edits = [] }: ReferenceDiagnostic,
): Message & { readonly span: Span; readonly edits?: readonly SpanEdit[] } {
  if (!part) return { ...message, span: value }
  // The address of a link, which is also replaced as a whole.
  if (!isText(ref)) return { ...message, replacement: undefined, span: value }
  const span = findInScalar(source, value, ref.template, part) ?? value
  const { replacement, ...rest } = message
  const meant = replacement === undefined ? edits : [{ part, insert: replacement }]
  const fix = toSpanEdits(source, value, ref.template, meant)
  return { ...rest, span, ...(fix && fix.length > 0 && { edits: fix }) }
}
