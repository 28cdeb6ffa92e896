import type { SpanDiagnostic } from './diagnostics/span-diagnostic.ts'
import type { Path } from './model.ts'

export const pathKey = (path: Path): string => path.join('\n')

export const collectPathKeys = (diagnostics: readonly SpanDiagnostic[]): ReadonlySet<string> =>
  new Set(diagnostics.flatMap(({ path }) => (path.length > 0 ? [pathKey(path)] : [])))

/** Removes schema diagnostics where parsing reported one. A key without a colon takes precedence over both. */
export function dedupeByPath(
  reading: readonly SpanDiagnostic[],
  schema: readonly SpanDiagnostic[],
): SpanDiagnostic[] {
  const keys = collectPathKeys(schema.filter(({ code }) => code === 'yaml/missing-colon'))
  const reported = reading.filter(({ path }) => !keys.has(pathKey(path)))
  const places = collectPathKeys(reported)
  // The second half of a split text explains why it was split.
  const halves = collectPathKeys(reported.map((one) => ({ ...one, path: one.path.slice(0, -1) })))
  const isReported = ({ code, path }: SpanDiagnostic) =>
    places.has(pathKey(path)) || (code === 'yaml/colon-in-text' && halves.has(pathKey(path)))
  return [...reported, ...schema.filter((one) => !isReported(one) && !followsFrom(reported, one))]
}

function followsFrom(
  reported: readonly SpanDiagnostic[],
  { code, path, span }: SpanDiagnostic,
): boolean {
  // An entry that lost its first line has become part of the previous one.
  if (code === 'section/broken-promise')
    return reported.some(
      (one) => one.code === 'yaml/duplicate-key' && path.every((step, at) => one.path[at] === step),
    )
  // A stray line was parsed as a continuation of the text.
  return (
    code === 'schema/format' &&
    reported.some((one) => span.start < one.span.start && one.span.start < span.end)
  )
}
