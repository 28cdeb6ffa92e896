import { company } from '../../../schemas/company.ts'
import { findClosestWord } from '../suggest.ts'
import { type Data, isMap } from '../tree.ts'
import type { Issue } from './parse-partially.ts'

/** Names of company facts are also variable names. */
const NAME = /^[a-z][A-Za-z0-9]*$/

/** Returns the issue that a strict schema would report for invalid or misspelt company keys. */
export function findUnknownFacts(site: Data): Issue[] {
  const written = site.company
  if (!isMap(written)) return []
  const known = Object.keys(company.shape)
  const free = known.filter((name) => !Object.hasOwn(written, name))
  const keys = Object.keys(written).filter(
    (key) => !known.includes(key) && (!NAME.test(key) || findClosestWord(key, free) !== undefined),
  )
  if (keys.length === 0) return []
  return [{ code: 'unrecognized_keys', keys, path: ['company'], message: '', input: written }]
}
