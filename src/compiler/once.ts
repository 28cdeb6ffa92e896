import type { Finding } from '../diagnostics/finding.ts'

/** What reading has said of a value, the schema need not say again; a key that is none comes first. */
export function oncePerPlace(reading: readonly Finding[], schema: readonly Finding[]): Finding[] {
  const keys = schema.filter(({ code }) => code === 'yaml/missing-colon')
  const said = reading.filter((one) => !isSaid(keys, one))
  return [...said, ...schema.filter((one) => !isSaid(said, one))]
}

/** Whether something has been said of the value that a finding is about. */
export const isSaid = (findings: readonly Finding[], { path }: Finding): boolean =>
  path.length > 0 &&
  findings.some(
    (one) => one.path.length === path.length && path.every((step, at) => one.path[at] === step),
  )
