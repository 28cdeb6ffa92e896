import type { Source, Span } from './position.ts'
import { escapeInsert } from './quoting.ts'
import { findInScalar } from './scalar-position.ts'
import type { SpanEdit } from './span-diagnostic.ts'

/** Replaces a part of a text: offsets in the text, the end exclusive. */
export interface PartEdit {
  readonly part: readonly [from: number, to: number]
  readonly insert: string
}

/** @param value of the text in the file. @returns undefined if a part is escaped there, or would need other quotes */
export function toSpanEdits(
  source: Source,
  value: Span,
  text: string,
  edits: readonly PartEdit[],
): readonly SpanEdit[] | undefined {
  const written = source.text.slice(value.start, value.end)
  const found = edits.flatMap(({ part, insert: meant }): SpanEdit[] => {
    const span = findInScalar(source, value, text, part)
    const isSame = span && source.text.slice(span.start, span.end) === text.slice(...part)
    const insert = escapeInsert(written, meant, part[0] === 0)
    return isSame && insert !== undefined ? [{ span, insert }] : []
  })
  return found.length === edits.length ? found : undefined
}
