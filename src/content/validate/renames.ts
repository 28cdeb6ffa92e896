/** Names of earlier versions. A rename applies only where the old name is not allowed and the new one is. */
const KEYS: ReadonlyMap<string, string> = new Map([
  ['promises', 'counts'],
  ['sets', 'collections'],
  ['set', 'collection'],
  ['letter', 'prefix'],
  ['titleBlock', 'breadcrumbs'],
  ['sheet', 'pageNumber'],
  ['sheetOf', 'pageNumberOf'],
  ['paper', 'background'],
  ['raised', 'surface'],
  ['ink', 'text'],
  ['quiet', 'muted'],
  ['rule', 'border'],
  ['signal', 'highlight'],
  ['night', 'inverse'],
  ['onNight', 'onInverse'],
  ['bar', 'barBackground'],
])

const VALUES: ReadonlyMap<string, string> = new Map([
  ['shown', 'show'],
  ['none', 'hide'],
  ['sheets', 'mosaic'],
  ['paper', 'default'],
  ['night', 'inverse'],
])

const findIn = (renames: ReadonlyMap<string, string>, old: string, allowed: readonly string[]) => {
  const name = renames.get(old)
  return name !== undefined && allowed.includes(name) ? name : undefined
}

export const findRenamedKey = (key: string, allowed: readonly string[]): string | undefined =>
  findIn(KEYS, key, allowed)

export const findRenamedValue = (value: string, allowed: readonly string[]): string | undefined =>
  findIn(VALUES, value, allowed)
