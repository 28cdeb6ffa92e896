import type { Random } from '../random.ts'
import type { Lines, Place, SiteText } from './site-text.ts'

/** Replaces a range of a text. Offsets refer to the original text. */
export interface Edit {
  readonly from: number
  readonly to: number
  readonly insert: string
}

/** A good diagnostic for a mistake: its lines, codes and hint. */
export interface Expected extends Lines {
  /** Codes that name the cause. */
  readonly codes: readonly string[]
  /** Matches the hint, unless the fix restores the text. */
  readonly fix: RegExp
}

export interface Mistake extends Edit, Expected {}

/** A class of mistakes. `make` returns undefined if the chosen place does not suit. */
export interface MistakeClass {
  readonly group: string
  readonly name: string
  readonly make: (site: SiteText, random: Random) => Mistake | undefined
}

export type Places<P extends Place = Place> = (site: SiteText) => readonly P[]

/** The replacement of a place. */
export type Change = string | ((text: string, random: Random, site: SiteText) => string | undefined)

export const pick = <T>(list: readonly T[], random: Random): T | undefined =>
  list.length === 0 ? undefined : list[random(list.length)]

/** Applies edits that do not overlap. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  const inOrder = [...edits].sort((a, b) => b.from - a.from)
  return inOrder.reduce(
    (done, { from, to, insert }) => done.slice(0, from) + insert + done.slice(to),
    text,
  )
}

export const countAddedLines = ({ text }: SiteText, { from, to, insert }: Edit): number =>
  insert.split('\n').length - text.slice(from, to).split('\n').length

/** Changes a random place. */
export function changePlace(
  places: Places,
  change: Change,
  site: SiteText,
  random: Random,
): (Place & Edit) | undefined {
  const place = pick(places(site), random)
  if (!place) return undefined
  const insert = typeof change === 'string' ? change : change(place.text, random, site)
  return insert === undefined ? undefined : { ...place, insert }
}

/** Matches a hint, given the original text. */
type Fix = RegExp | ((text: string) => RegExp)

/**
 * Creates classes of mistakes that change the same kind of places. A good diagnostic is on the lines of the place.
 * @returns a function of the codes and the hint of a good diagnostic, and changes by name, optionally with their own hint
 */
export const mistakes =
  (group: string, places: Places) =>
  (
    codes: readonly string[],
    defaultFix: Fix,
    changes: Readonly<Record<string, Change | readonly [Change, Fix]>>,
  ): MistakeClass[] =>
    Object.entries(changes).map(([name, entry]) => ({
      group,
      name,
      make(site, random) {
        const [change, fix] = typeof entry === 'object' ? entry : [entry, defaultFix]
        const edit = changePlace(places, change, site, random)
        if (!edit) return undefined
        const last = edit.last + Math.max(0, countAddedLines(site, edit))
        return { ...edit, last, codes, fix: fix instanceof RegExp ? fix : fix(edit.text) }
      },
    }))

/** Expects the text itself in a hint. */
export const same = (text: string): RegExp =>
  new RegExp(text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&'))

/** Inserts words after the first word. */
export const behind = (words: string) => (text: string) => text.replace(' ', ` ${words} `)

/** Surrounds the first long word after the first word. */
export const around = (before: string, after: string) => (text: string) =>
  text.replace(/(?<= )[a-z]{4,}(?= |$)/, `${before}$&${after}`)

/** Adds a typo to a word, but not to its first letter. */
export function misspelt(word: string, random: Random): string {
  const at = 1 + random(Math.max(1, word.length - 2))
  const ways = [
    word.slice(0, at) + word.slice(at + 1),
    word.slice(0, at) + (word[at] ?? '') + word.slice(at),
    word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2),
  ]
  const other = pick(ways, random) ?? word
  return other === word ? `${word}${word.at(-1)}` : other
}
