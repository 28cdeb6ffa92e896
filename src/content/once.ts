import type { Finding } from './diagnostics/finding.ts'
import type { Path } from './model.ts'

/** A path as a word, for sets. */
export const pathKey = (path: Path): string => path.join('\n')

/** The places that findings are about. */
export const placesOf = (findings: readonly Finding[]): ReadonlySet<string> =>
  new Set(findings.flatMap(({ path }) => (path.length > 0 ? [pathKey(path)] : [])))

/** What reading has said of a value, the schema need not say again; a key that is none comes first. */
export function oncePerPlace(reading: readonly Finding[], schema: readonly Finding[]): Finding[] {
  const keys = placesOf(schema.filter(({ code }) => code === 'yaml/missing-colon'))
  const said = reading.filter(({ path }) => !keys.has(pathKey(path)))
  const places = placesOf(said)
  // What reading has said of the second half of a text, explains why it came in two.
  const halves = placesOf(said.map((one) => ({ ...one, path: one.path.slice(0, -1) })))
  const isSaid = ({ code, path }: Finding) =>
    places.has(pathKey(path)) || (code === 'yaml/colon-in-text' && halves.has(pathKey(path)))
  return [...said, ...schema.filter((one) => !isSaid(one))]
}
