/** Whether alternative texts tell of the pictures that they stand for. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Image } from '../../src/model.ts'

const DRAWINGS = join(import.meta.dirname, '../../src/drawings')

const kebab = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** What the functions of a file say that they draw, by their names. */
const comments = (file: string): (readonly [name: string, comment: string])[] =>
  [
    ...readFileSync(join(DRAWINGS, file), 'utf8').matchAll(
      /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*export const (\w+)/g,
    ),
  ].map(([, comment = '', name = '']) => [kebab(name), comment])

/** What the drawings of the site say of themselves in their own code, by address. */
function ownWords(): ReadonlyMap<string, string> {
  const said = new Map<string, string>()
  for (const file of readdirSync(join(DRAWINGS, 'motifs')))
    for (const [name, words] of comments(`motifs/${file}`)) said.set(`/drawings/${name}.svg`, words)
  for (const [name, words] of comments('covers.ts')) said.set(`/covers/${name}.svg`, words)
  for (const [name, words] of comments('maps.ts')) said.set(`/drawings/map-${name}.svg`, words)
  for (const file of readdirSync(join(DRAWINGS, 'screens'))) {
    const product = file.replace('.ts', '')
    for (const [name, words] of comments(`screens/${file}`)) {
      const address = name === 'cover' ? `/covers/${product}` : `/screens/${product}-${name}`
      said.set(`${address}.svg`, words)
    }
  }
  return said
}

/** Words that say nothing of what is shown. */
const EMPTY = new Set(
  'a an the of and or in on at to with for from by is are it its that which while whose one each as into their them they has have be not no drawing drawings line svg'.split(
    ' ',
  ),
)

/** Words of a text, cut to what stays the same in 'tower' and 'towers', 'connect' and 'connected'. */
export const stems = (text: string): Set<string> =>
  new Set(
    (text.toLowerCase().match(/[a-z]{2,}|\d+/g) ?? [])
      .filter((word) => !EMPTY.has(word))
      .map((word) =>
        word
          .replace(/ies$/, 'y')
          .replace(/(?:ing|ed|es|s|er|e)$/, '')
          .slice(0, 6),
      ),
  )

const own = ownWords()
const about = new Map([...own].map(([src, words]) => [src, stems(`${src} ${words}`)]))

/** Rare words tell more: 'viaduct' more than 'phone'. */
const weights = new Map<string, number>()
for (const words of about.values())
  for (const word of words) weights.set(word, (weights.get(word) ?? 0) + 1)
const weightOf = (word: string): number => Math.log(about.size / (weights.get(word) ?? 1))

/** Words of a picture: of its address, and what its drawing says of itself. */
const wordsOf = (src: string): ReadonlySet<string> => about.get(src) ?? stems(src)

/** How much of a picture an alternative text tells. */
const tells = (alt: string, src: string): number =>
  [...stems(alt)].reduce((sum, word) => sum + (wordsOf(src).has(word) ? weightOf(word) : 0), 0)

/** How many words two alternative texts have in common. */
export const inCommon = (one: string, other: string): number =>
  [...stems(one)].filter((word) => stems(other).has(word)).length

/** By how much two pictures are told better by their own alternative texts than by each other's. */
export const advantage = (one: Image, other: Image): number =>
  tells(one.alt, one.src) +
  tells(other.alt, other.src) -
  tells(one.alt, other.src) -
  tells(other.alt, one.src)

/** Pictures of a value that have an alternative text, in its order. */
export function picturesIn(value: unknown): Image[] {
  if (value === null || typeof value !== 'object') return []
  const { src, alt } = value as Partial<Image>
  const inner = Object.values(value).flatMap(picturesIn)
  return typeof src === 'string' && alt ? [value as Image, ...inner] : inner
}

/** All pairs of different pictures, but for those that say the same. */
export const pairsOf = (pictures: readonly Image[]): (readonly [Image, Image])[] =>
  pictures.flatMap((one, index) =>
    pictures
      .slice(index + 1)
      .filter((other) => other.src !== one.src && other.alt !== one.alt)
      .map((other) => [one, other] as const),
  )
