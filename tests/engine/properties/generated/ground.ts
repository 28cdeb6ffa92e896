/** Public files for generated sites. */
import { join } from 'node:path'
import type { PublicFiles } from '../../../../src/content/model.ts'
import { getPlaces } from '../../../../src/site-folder/places.ts'
import { readPublicFiles } from '../../../../src/site-folder/public-files.ts'

const all = await readPublicFiles(join(getPlaces({}).root, 'public'))

export const fonts: readonly string[] = [...all.keys()].filter((one) => one.endsWith('.woff2'))

/** A few pictures of each type. */
export const pictures: readonly string[] = [...all].flatMap(([address, file], index) =>
  file && 'width' in file && (index % 29 === 0 || !address.startsWith('/drawings'))
    ? [address]
    : [],
)

/** The files that generated sites use. */
export const publicFiles: PublicFiles = new Map([
  ...[...all].filter(([address]) => fonts.includes(address) || pictures.includes(address)),
  ...['/films/one.mp4', '/films/TWO.MP4', '/films/one.vtt'].map((file) => [file, null] as const),
])

/** Selects an entry of a list by a number. */
export function picked<T>(list: readonly T[], pick: number): T {
  const one = list[pick % list.length]
  if (one === undefined) throw new Error('There is nothing to pick from.')
  return one
}

/** Hashes a word to a number, so that words can select entries. */
export const numberFor = (word: string): number =>
  [...word].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003, 7)
