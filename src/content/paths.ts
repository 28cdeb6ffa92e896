import type { SpanDiagnostic } from './diagnostics/span-diagnostic.ts'
import type { Path } from './model.ts'

/** A path as a word, for sets. */
export const pathKey = (path: Path): string => path.join('\n')

/** The places that diagnostics are about. */
export const collectPathKeys = (diagnostics: readonly SpanDiagnostic[]): ReadonlySet<string> =>
  new Set(diagnostics.flatMap(({ path }) => (path.length > 0 ? [pathKey(path)] : [])))

/** What reading has said of a value, the schema need not say again; a key that is none comes first. */
export function dedupeByPath(
  reading: readonly SpanDiagnostic[],
  schema: readonly SpanDiagnostic[],
): SpanDiagnostic[] {
  const keys = collectPathKeys(schema.filter(({ code }) => code === 'yaml/missing-colon'))
  const said = reading.filter(({ path }) => !keys.has(pathKey(path)))
  const places = collectPathKeys(said)
  // What reading has said of the second half of a text, explains why it came in two.
  const halves = collectPathKeys(said.map((one) => ({ ...one, path: one.path.slice(0, -1) })))
  const isSaid = ({ code, path }: SpanDiagnostic) =>
    places.has(pathKey(path)) || (code === 'yaml/colon-in-text' && halves.has(pathKey(path)))
  return [...said, ...schema.filter((one) => !isSaid(one) && !followsFrom(said, one))]
}

/** Whether something that the schema says only follows from how a part of that value is written. */
function followsFrom(
  said: readonly SpanDiagnostic[],
  { code, path, span }: SpanDiagnostic,
): boolean {
  // An entry whose first line is lost has become a part of the one before it.
  if (code === 'section/broken-promise')
    return said.some(
      (one) => one.code === 'yaml/duplicate-key' && path.every((step, at) => one.path[at] === step),
    )
  // Words that belong to nothing were read as the next line of a text.
  return (
    code === 'schema/format' &&
    said.some((one) => span.start < one.span.start && one.span.start < span.end)
  )
}
