import { createRandom } from '../random.ts'
import type { Case } from './corpus.ts'
import { applyEdits, type Change, changePlace, type Places, pick } from './mistake.ts'
import {
  indentOf,
  keyed,
  linesOf,
  matching,
  pageLinks,
  plainTexts,
  points,
  valuesAt,
  where,
} from './places.ts'
import type { SiteText } from './site-text.ts'

/** A change that keeps a text valid. Property tests cover quotes, folded lines and comments. */
type Harmless = Pick<Case, 'name' | 'site' | 'text'>

/** Plain text that resembles mistakes. */
const WORDS = [
  'It costs $4,900 (without tax).',
  'See ISO 9001:2015 and IEC 62304.',
  'He said "yes" and so did we.',
  'It’s what we’d do ourselves.',
  'The “old” way took a week.',
  'Made with C++, C# and .NET.',
  '5 < 7 and a > b hold.',
  'That was that; it had had its day.',
  'Ask anna@example.org for it.',
  'An array such as a[0] or f(x).',
  'The ’90s were long ago.',
  'Screens of 5" and 7" alike.',
  'Options: a) wait, b) go.',
  'Smile :) and the world smiles.',
  'Use 2 * 3 * 4 for it.',
  'Since 2019, and until 31 December 2026.',
  'NASA, IBM and SAP are names.',
  'Open 24/7, 365 days.',
]

const LINKS = ['https://example.org/a?b=c', '"mailto:anna@example.org"', '"tel:+15855550100"']

/** Texts without a limit of length. */
const growing = where(plainTexts, ({ key }) => key !== 'description')

/** Appends words to a text, with quotes if needed. */
const withWords = (words: string) => (text: string) =>
  /: | #|^"/.test(words) ? `"${`${text} ${words}`.replaceAll('"', '\\"')}"` : `${text} ${words}`

/** Positions between pages, with a new page. */
const newPages: Places = (site) => {
  const [collection] = valuesAt(/^routes\.collection$/)(site)
  const type = /^ {2}([\w-]+):(?: \{|\n {4})\s*kind: prose\b/m.exec(site.text)?.[1]
  const text = `  - path: /Page-NUMBER
    collection: ${collection?.text}
    title: Page NUMBER of many
    description: What the NUMBER people who asked for it wanted to know about prices and dates, in a few sentences and with NUMBER numbers.
    sections:
      - { type: ${type}, heading: About NUMBER, paragraphs: ["It costs $NUMBER (as of 3 May 2025)."] }

`
  return matching(/^(?= {2}- path: )/gm)(site).map((place) => ({ ...place, text }))
}

const CHANGES: readonly (readonly [name: string, places: Places, change: Change])[] = [
  [
    'a comment at the end of a line',
    where(keyed, ({ key }) => /^(type|collection|kind|path|id)$/.test(key)),
    (text) => `${text} # as agreed`,
  ],
  [
    'two keys swapped',
    matching(/^( +)\w+: \S.*\n\1\w+: \S.*$/gm),
    (lines) => lines.split('\n').reverse().join('\n'),
  ],
  ['spaces at the end of a line', plainTexts, (text) => `${text}   `],
  ['capitals in an address', pageLinks, (to) => to.toLowerCase()],
  ['a space before a colon', matching(/(?<=^ +\w+): (?=\w)/gm), ' : '],
  ['a slash at the end of an address', pageLinks, (to) => `${to}/`],
  [
    'another link',
    where(pageLinks, ({ path }) => /items/.test(path)),
    (_, random) => pick(LINKS, random),
  ],
  [
    'a word less',
    where(growing, ({ text }) => text.split(' ').length > 12 && /^[\w ,.]+$/.test(text)),
    (text, random) => {
      const words = text.split(' ')
      return words.toSpliced(3 + random(words.length - 6), 1).join(' ')
    },
  ],
  [
    'a paragraph more',
    // The text of a block scalar starts on the next line.
    where(
      linesOf(where(points, ({ key }) => key === 'paragraphs')),
      ({ text }) => !/[|>][+-]?$/.test(text),
    ),
    (line, random) => {
      const words = WORDS.filter((one) => !one.includes(': '))
      return `${line}\n${' '.repeat(indentOf(line))}- ${pick(words, random)}`
    },
  ],
  ['a page more', newPages, (page, random) => page.replaceAll('NUMBER', () => `${random(1000)}`)],
]

/** Creates harmless changes at places that depend on the seed. */
export function createHarmlessChanges(
  sites: readonly SiteText[],
  seed: number,
  count: number,
): Harmless[] {
  const random = createRandom(seed)
  const done: Harmless[] = []
  for (let index = 0; done.length < count && index < count * 3; index += 1) {
    const site = sites[index % sites.length]
    if (!site) break
    const words = pick(WORDS, random) ?? ''
    const other = pick(CHANGES, random)
    const [name, places, change] =
      index % 3 === 0 || !other ? [words, growing, withWords(words)] : other
    const edit = changePlace(places, change, site, random)
    const text = edit && applyEdits(site.text, [edit])
    if (text && text !== site.text) done.push({ name, site, text })
  }
  return done
}
