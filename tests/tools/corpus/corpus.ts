import { createRandom, type Random } from '../random.ts'
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

/** A text with one or two mistakes, and the expected diagnostics. */
export interface Case {
  readonly group: string
  readonly name: string
  readonly site: SiteText
  readonly text: string
  readonly expected: readonly Expected[]
}

const classes = [ofForm, ofContent, pasted, signs, links, ofPictures, ofLines, notMeant].flat()

const MAX_ATTEMPTS = 40

function shuffle<T>(list: readonly T[], random: Random): T[] {
  const left = [...list]
  return list.flatMap(() => left.splice(random(left.length), 1))
}

/** Creates cases of every class at places that depend on the seed. Every tenth has two mistakes. */
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
  for (let count = 0; count < MAX_ATTEMPTS; count += 1) {
    const mistake = make(site, random)
    if (mistake && applyEdits(site.text, [mistake]) !== site.text) return mistake
  }
  return undefined
}

/** Minimum distance of two mistakes, in lines. */
const MIN_DISTANCE = 12

/** Sorts two mistakes and moves the lines of the second; undefined if they are too close. */
function combine(site: SiteText, one: Mistake, other: Mistake): Mistake[] | undefined {
  const [first, second] = one.first < other.first ? [one, other] : [other, one]
  const end = Math.max(first.last, site.lineOf(first.to))
  const start = Math.min(second.first, site.lineOf(second.from))
  if (start - end < MIN_DISTANCE) return undefined
  const more = countAddedLines(site, first)
  return [first, { ...second, first: second.first + more, last: second.last + more }]
}
