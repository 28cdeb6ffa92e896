import type { Finding } from '../diagnostics/finding.ts'
import type { Path } from '../model.ts'

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
  return [...said, ...schema.filter(({ path }) => !places.has(pathKey(path)))]
}
