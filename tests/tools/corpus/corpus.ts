import { randomOf } from '../other-words.ts'
import { applied, type Edit, type Expected, type Mistake, type MistakeClass } from './mistake.ts'
import { classes } from './mistakes/classes.ts'
import type { SiteText } from './site-text.ts'

/** A text with a mistake, or two, and what good answers are. */
export interface Case {
  readonly group: string
  readonly name: string
  readonly site: SiteText
  readonly text: string
  readonly edits: readonly Edit[]
  readonly expected: readonly Expected[]
}

/** How often a place is looked for that lends itself to a class. */
const TRIES = 40

/** Cases of every class, each at a place that follows from the seed; every tenth has two mistakes. */
export function casesOf(sites: readonly SiteText[], seed: number, count: number): Case[] {
  const random = randomOf(seed)
  const cases: Case[] = []
  const shuffled = order(classes, random)
  for (let index = 0; cases.length < count && index < count * 2; index += 1) {
    const site = sites[index % sites.length]
    const one = shuffled[index % shuffled.length]
    if (!site || !one) break
    const mistake = tried(one, site, random)
    if (!mistake) continue
    const { group, name } = one
    if (index % 10 < 9) cases.push(caseOf(site, group, name, [mistake]))
    else {
      const other = shuffled[random(shuffled.length)]
      const second = other && tried(other, site, random)
      if (!second || other.group === 'not meant' || group === 'not meant') continue
      const both = inOrder(site, mistake, second)
      if (both) cases.push(caseOf(site, 'two at once', `${name} + ${other.name}`, both))
    }
  }
  return cases
}

function tried({ make }: MistakeClass, site: SiteText, random: (limit: number) => number) {
  for (let count = 0; count < TRIES; count += 1) {
    const mistake = make(site, random)
    if (mistake && applied(site.text, mistake.edits) !== site.text) return mistake
  }
  return undefined
}

/** Lines between two mistakes of one text, at least. */
const APART = 12

/** Two mistakes in the order of the file, the second with its lines moved by the first; none if they are too near. */
function inOrder(site: SiteText, one: Mistake, other: Mistake): Mistake[] | undefined {
  const [first, second] = one.expected.first < other.expected.first ? [one, other] : [other, one]
  const endOf = ({ edits, expected }: Mistake) =>
    Math.max(expected.last, ...edits.map(({ to }) => site.lineOf(to)))
  const startOf = ({ edits, expected }: Mistake) =>
    Math.min(expected.first, ...edits.map(({ from }) => site.lineOf(from)))
  if (startOf(second) - endOf(first) < APART) return undefined
  const more = first.edits.reduce(
    (sum, { from, to, insert }) =>
      sum + insert.split('\n').length - site.text.slice(from, to).split('\n').length,
    0,
  )
  const { expected } = second
  const moved = { ...expected, first: expected.first + more, last: expected.last + more }
  return [first, { edits: second.edits, expected: moved }]
}

function caseOf(site: SiteText, group: string, name: string, mistakes: readonly Mistake[]): Case {
  const edits = mistakes.flatMap((one) => one.edits)
  const expected = mistakes.map((one) => one.expected)
  return { group, name, site, text: applied(site.text, edits), edits, expected }
}

function order<T>(list: readonly T[], random: (limit: number) => number): T[] {
  const left = [...list]
  const done: T[] = []
  while (left.length > 0) done.push(...left.splice(random(left.length), 1))
  return done
}
