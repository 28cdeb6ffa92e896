/** What generated sites stand on: the public folder of the project. */
import { join } from 'node:path'
import type { PublicFiles } from '../../../../src/content/model.ts'
import { getPlaces } from '../../../../src/site-folder/places.ts'
import { readPublicFiles } from '../../../../src/site-folder/public-files.ts'

/** All that lies in the public folder. */
const all = await readPublicFiles(join(getPlaces({}).root, 'public'))

export const fonts: readonly string[] = [...all.keys()].filter((one) => one.endsWith('.woff2'))

/** A few pictures of every sort. */
export const pictures: readonly string[] = [...all].flatMap(([address, file], index) =>
  file && 'width' in file && (index % 29 === 0 || !address.startsWith('/drawings'))
    ? [address]
    : [],
)

/** The files that generated sites have; they need not be many. */
export const publicFiles: PublicFiles = new Map([
  ...[...all].filter(([address]) => fonts.includes(address) || pictures.includes(address)),
  ...['/films/one.mp4', '/films/TWO.MP4', '/films/one.vtt'].map((file) => [file, null] as const),
])

/** The entry of a list that a number picks. */
export function picked<T>(list: readonly T[], pick: number): T {
  const one = list[pick % list.length]
  if (one === undefined) throw new Error('There is nothing to pick from.')
  return one
}

/** A number for a word, so that words can pick. */
export const numberFor = (word: string): number =>
  [...word].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003, 7)
