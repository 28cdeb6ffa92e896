import { randomOf } from '../other-words.ts'
import { applied, type Change, changed, type Places, pick } from './mistake.ts'
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

/** A change of a right text after which it is still right. */
export interface Harmless {
  readonly name: string
  readonly site: SiteText
  readonly text: string
}

/** Words that people put into texts, with signs that could be taken for mistakes. */
const WORDS = [
  'Call us on weekdays (9 to 5).',
  'We answer in a day, often sooner.',
  'It costs $4,900 (without tax).',
  'See ISO 9001:2015 and IEC 62304.',
  'He said "yes" and so did we.',
  'It’s what we’d do ourselves.',
  'The “old” way took a week.',
  'Since 2019, and until 31 December 2026.',
  'Made with C++, C# and .NET.',
  '5 < 7 and a > b hold.',
  'Our R&D team has 12 people.',
  'From 1.5 m to 10 km.',
  'That was that; it had had its day.',
  'Ask anna@example.org for it.',
  'In the years 1999–2004.',
  'Read the docs, then read them again.',
  'An array such as a[0] or f(x).',
  'The ’90s were long ago.',
  'Options: a) wait, b) go.',
  'Screens of 5" and 7" alike.',
  'Smile :) and the world smiles.',
  'Use 2 * 3 * 4 for it.',
  'NASA, IBM and SAP are names.',
  'Weeks… and then months.',
  'Open 24/7, 365 days.',
]

/** Texts that may grow; descriptions have a limit. */
const growing = where(plainTexts, ({ key }) => key !== 'description')
const long = where(plainTexts, ({ isItem, text }) => !isItem && text.length > 60)

/** Puts words behind a text, in quotes if they need them. */
const withWords = (words: string) => (text: string) =>
  /: | #|^"/.test(words) ? `"${`${text} ${words}`.replaceAll('"', '\\"')}"` : `${text} ${words}`

const indentIn = (line: string, more = 0) => ' '.repeat(indentOf(line) + more)

/** Begins a new line at a space in the middle of a line. */
const folded = (line: string) => {
  const at = line.indexOf(' ', line.length / 2)
  return at < 0 ? undefined : `${line.slice(0, at)}\n${indentIn(line, 4)}${line.slice(at + 1)}`
}

/** Where a page may stand, with one that is like none of the site but for its numbers. */
const newPages: Places = (site) => {
  const [set] = valuesAt(/^routes\.set$/)(site)
  const type = /^ {2}([\w-]+):(?: \{|\n {4})\s*kind: prose\b/m.exec(site.text)?.[1]
  const text = `  - path: /Page-NUMBER
    set: ${set?.text}
    title: Page NUMBER of many
    description: What the NUMBER people who asked for it wanted to know about prices and dates, in a few sentences and with NUMBER numbers.
    sections:
      - { type: ${type}, heading: About NUMBER, paragraphs: ["It costs $NUMBER (as of 3 May 2025)."] }

`
  return matching(/^(?= {2}- path: )/gm)(site).map((place) => ({ ...place, text }))
}

const CHANGES: readonly (readonly [name: string, places: Places, change: Change])[] = [
  [
    'a comment line',
    linesOf(plainTexts),
    (line, random) => {
      const comments = ['# TODO: ask Anna', '# xxx', '# was: {company.name', '#- no', '# "half']
      return `${indentIn(line)}${pick(comments, random)}\n${line}`
    },
  ],
  [
    'a comment at the end of a line',
    where(keyed, ({ key }) => /^(type|set|kind|path|id)$/.test(key)),
    (text) => `${text} # as agreed`,
  ],
  ['single quotes', plainTexts, (text) => `'${text.replaceAll("'", "''")}'`],
  ['double quotes', where(plainTexts, ({ text }) => !/["\\]/.test(text)), (text) => `"${text}"`],
  [
    'a folded text',
    linesOf(long),
    (line) => folded(line)?.replace(': ', `: >-\n${indentIn(line, 4)}`),
  ],
  ['a plain text over two lines', linesOf(long), folded],
  [
    'two keys swapped',
    matching(/^( +)\w+: \S.*\n\1\w+: \S.*$/gm),
    (lines) => lines.split('\n').reverse().join('\n'),
  ],
  ['an empty line', linesOf(plainTexts), (line) => `\n${line}`],
  ['spaces at the end of a line', plainTexts, (text) => `${text}   `],
  ['capitals in an address', pageLinks, (to) => to.toLowerCase()],
  [
    'braces over several lines',
    matching(/^ +action: \{ label: [^{}",\n]+, to: \/[\w/-]+ \}$/gm),
    (line) => {
      const indent = `\n${indentIn(line, 2)}`
      return line.replace(/\{ (.*), (.*) \}$/, `${indent}$1${indent}$2`)
    },
  ],
  ['a space before a colon', matching(/(?<=^ +\w+): (?=\w)/gm), ' : '],
  ['a slash at the end of an address', pageLinks, (to) => `${to}/`],
  [
    'another link',
    where(pageLinks, ({ path }) => /items/.test(path)),
    (_, random) =>
      pick(
        ['https://example.org/a?b=c', '"mailto:anna@example.org"', '"tel:+15855550100"'],
        random,
      ),
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
    linesOf(where(points, ({ key }) => key === 'paragraphs')),
    (line, random) => {
      const words = WORDS.filter((one) => !one.includes(': '))
      return `${line}\n${indentIn(line)}- ${pick(words, random)}`
    },
  ],
  ['a page more', newPages, (page, random) => page.replaceAll('NUMBER', () => `${random(1000)}`)],
]

/** Harmless changes, each at a place that follows from the seed. */
export function harmlessOf(sites: readonly SiteText[], seed: number, count: number): Harmless[] {
  const random = randomOf(seed)
  const done: Harmless[] = []
  for (let index = 0; done.length < count && index < count * 3; index += 1) {
    const site = sites[index % sites.length]
    if (!site) break
    const words = pick(WORDS, random) ?? ''
    const other = pick(CHANGES, random)
    const [name, places, change] =
      index % 3 === 0 || !other ? [words, growing, withWords(words)] : other
    const edit = changed(places, change, site, random)
    const text = edit && applied(site.text, [edit])
    if (text && text !== site.text) done.push({ name, site, text })
  }
  return done
}
