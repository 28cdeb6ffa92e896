import type { Random } from '../replace-words.ts'
import type { Lines, Place, SiteText } from './site-text.ts'

/** What takes the place of a part of a text; offsets are of the text before. */
export interface Edit {
  readonly from: number
  readonly to: number
  readonly insert: string
}

/** What a good answer to a mistake is: a diagnostic on these lines. */
export interface Expected extends Lines {
  /** Codes that name the cause. */
  readonly codes: readonly string[]
  /** What a hint has to say, or undo what was done. */
  readonly fix: RegExp
}

/** A mistake that a person made at one place of a right text. */
export interface Mistake extends Edit, Expected {}

/** One class of mistakes. Gives none where the place that it picked does not lend itself to it. */
export interface MistakeClass {
  readonly group: string
  readonly name: string
  readonly make: (site: SiteText, random: Random) => Mistake | undefined
}

/** Where in a text something may be changed. */
export type Places<P extends Place = Place> = (site: SiteText) => readonly P[]

/** What is written at a place instead of its text. */
export type Change = string | ((text: string, random: Random, site: SiteText) => string | undefined)

export const pick = <T>(list: readonly T[], random: Random): T | undefined =>
  list.length === 0 ? undefined : list[random(list.length)]

/** The text after edits, which do not overlap. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  const inOrder = [...edits].sort((a, b) => b.from - a.from)
  return inOrder.reduce(
    (done, { from, to, insert }) => done.slice(0, from) + insert + done.slice(to),
    text,
  )
}

/** How many lines a text has more after an edit. */
export const countAddedLines = ({ text }: SiteText, { from, to, insert }: Edit): number =>
  insert.split('\n').length - text.slice(from, to).split('\n').length

/** A change at one of some places, whichever the random number says. */
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

/** What a hint has to say, of the text as it was. */
type Fix = RegExp | ((text: string) => RegExp)

/**
 * Classes of a group that change the same kind of places. A good answer is on the lines of the place.
 * @returns takes the codes of a good answer, what its hint has to say, and changes by their names, some with a hint of their own
 */
export const mistakes =
  (group: string, places: Places) =>
  (
    codes: readonly string[],
    usual: Fix,
    changes: Readonly<Record<string, Change | readonly [Change, Fix]>>,
  ): MistakeClass[] =>
    Object.entries(changes).map(([name, entry]) => ({
      group,
      name,
      make(site, random) {
        const [change, fix] = typeof entry === 'object' ? entry : [entry, usual]
        const edit = changePlace(places, change, site, random)
        if (!edit) return undefined
        const last = edit.last + Math.max(0, countAddedLines(site, edit))
        return { ...edit, last, codes, fix: fix instanceof RegExp ? fix : fix(edit.text) }
      },
    }))

/** Expects the text itself in a hint. */
export const same = (text: string): RegExp =>
  new RegExp(text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&'))

/** Puts words behind the first word. */
export const behind = (words: string) => (text: string) => text.replace(' ', ` ${words} `)

/** Puts signs around the first long word that is not the first of all. */
export const around = (before: string, after: string) => (text: string) =>
  text.replace(/(?<= )[a-z]{4,}(?= |$)/, `${before}$&${after}`)

/** A word with a typing mistake in it; its first letter stays. */
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
