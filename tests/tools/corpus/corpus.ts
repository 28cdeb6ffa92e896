import { createRandom, type Random } from '../replace-words.ts'
import {
  applyEdits,
  countAddedLines,
  type Expected,
  type Mistake,
  type MistakeClass,
} from './mistake.ts'
import { ofContent } from './mistakes/content.ts'
import { ofForm } from './mistakes/form.ts'
import { ofLines } from './mistakes/lines.ts'
import { links } from './mistakes/links.ts'
import { notMeant } from './mistakes/not-meant.ts'
import { pasted } from './mistakes/pasted.ts'
import { ofPictures } from './mistakes/pictures.ts'
import { signs } from './mistakes/signs.ts'
import type { SiteText } from './site-text.ts'

/** A text with a mistake, or two, and what good answers are. */
export interface Case {
  readonly group: string
  readonly name: string
  readonly site: SiteText
  readonly text: string
  readonly expected: readonly Expected[]
}

/** Every class of mistakes that the corpus makes. */
const classes = [ofForm, ofContent, pasted, signs, links, ofPictures, ofLines, notMeant].flat()

/** How often a place is looked for that lends itself to a class. */
const TRIES = 40

/** A list in an order that follows from the random numbers. */
function shuffle<T>(list: readonly T[], random: Random): T[] {
  const left = [...list]
  return list.flatMap(() => left.splice(random(left.length), 1))
}

/** Cases of every class, each at a place that follows from the seed; every tenth has two mistakes. */
export function createCases(sites: readonly SiteText[], seed: number, count: number): Case[] {
  const random = createRandom(seed)
  const cases: Case[] = []
  const shuffled = shuffle(classes, random)
  for (let index = 0; cases.length < count && index < count * 2; index += 1) {
    const site = sites[index % sites.length]
    const one = shuffled[index % shuffled.length]
    if (!site || !one) break
    const mistake = tryMistake(one, site, random)
    if (!mistake) continue
    const add = (group: string, name: string, expected: readonly Mistake[]) =>
      cases.push({ group, name, site, text: applyEdits(site.text, expected), expected })
    if (index % 10 < 9) add(one.group, one.name, [mistake])
    else {
      const other = shuffled[random(shuffled.length)]
      const second = other && tryMistake(other, site, random)
      if (!second || [one.group, other.group].includes('not meant')) continue
      const both = combine(site, mistake, second)
      if (both) add('two at once', `${one.name} + ${other.name}`, both)
    }
  }
  return cases
}

function tryMistake({ make }: MistakeClass, site: SiteText, random: Random) {
  for (let count = 0; count < TRIES; count += 1) {
    const mistake = make(site, random)
    if (mistake && applyEdits(site.text, [mistake]) !== site.text) return mistake
  }
  return undefined
}

/** Lines between two mistakes of one text, at least. */
const APART = 12

/** Two mistakes in the order of the file, the second with its lines moved by the first; none if they are too near. */
function combine(site: SiteText, one: Mistake, other: Mistake): Mistake[] | undefined {
  const [first, second] = one.first < other.first ? [one, other] : [other, one]
  const end = Math.max(first.last, site.lineOf(first.to))
  const start = Math.min(second.first, site.lineOf(second.from))
  if (start - end < APART) return undefined
  const more = countAddedLines(site, first)
  return [first, { ...second, first: second.first + more, last: second.last + more }]
}
