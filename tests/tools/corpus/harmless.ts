import { type Random, randomOf } from '../other-words.ts'
import {
  applied,
  blockTexts,
  type Edit,
  indentOf,
  lineAt,
  lineEdit,
  pageLinks,
  pick,
} from './mistake.ts'
import type { SiteText, Written } from './site-text.ts'

/** A change of a right text after which it is still right. */
export interface Harmless {
  readonly name: string
  readonly site: SiteText
  readonly text: string
}

type Change = (site: SiteText, random: Random) => Edit | readonly Edit[] | undefined

const plain = (site: SiteText) => blockTexts(site).filter(({ isQuoted }) => !isQuoted)

const isLong = ({ isItem, isQuoted, text }: Written) => !isItem && !isQuoted && text.length > 60

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

const reworded = (site: SiteText, random: Random, words: string) => {
  const value = pick(
    plain(site).filter(({ key }) => key !== 'description'),
    random,
  )
  if (!value) return undefined
  const insert = /: | #|^"/.test(words)
    ? `"${`${value.text} ${words}`.replaceAll('"', '\\"')}"`
    : `${value.text} ${words}`
  return { from: value.from, to: value.to, insert }
}

const CHANGES: Readonly<Record<string, Change>> = {
  'a comment line': (site, random) => {
    const value = pick(plain(site), random)
    if (!value) return undefined
    const line = lineAt(site, value.line)
    const comment = pick(
      ['# TODO: ask Anna', '# xxx', '# was: {company.name', '#- no', '# "half'],
      random,
    )
    return lineEdit(site, value.line, `${line.slice(0, indentOf(line))}${comment}\n${line}`)
  },
  'a comment at the end of a line': (site, random) => {
    const value = pick(
      site.values.filter(
        ({ inFlow, isItem, key }) => !inFlow && !isItem && /^(type|set|kind|path|id)$/.test(key),
      ),
      random,
    )
    return value && { from: value.to, to: value.to, insert: ' # as agreed' }
  },
  'single quotes': (site, random) => {
    const value = pick(plain(site), random)
    return (
      value && { from: value.from, to: value.to, insert: `'${value.text.replaceAll("'", "''")}'` }
    )
  },
  'double quotes': (site, random) => {
    const value = pick(
      plain(site).filter(({ text }) => !/["\\]/.test(text)),
      random,
    )
    return value && { from: value.from, to: value.to, insert: `"${value.text}"` }
  },
  'a folded text': (site, random) => {
    const value = pick(blockTexts(site).filter(isLong), random)
    if (!value) return undefined
    const indent = ' '.repeat(indentOf(lineAt(site, value.line)) + 4)
    const at = value.text.indexOf(' ', value.text.length / 2)
    if (at < 0) return undefined
    const folded = `>-\n${indent}${value.text.slice(0, at)}\n${indent}${value.text.slice(at + 1)}`
    return { from: value.from, to: value.to, insert: folded }
  },
  'a plain text over two lines': (site, random) => {
    const value = pick(blockTexts(site).filter(isLong), random)
    if (!value) return undefined
    const indent = ' '.repeat(indentOf(lineAt(site, value.line)) + 4)
    const at = value.text.indexOf(' ', value.text.length / 2)
    return at < 0
      ? undefined
      : { from: value.from + at, to: value.from + at + 1, insert: `\n${indent}` }
  },
  'two keys swapped': (site, random) => {
    const isLine = (line: number) => /^ +\w+: \S/.test(lineAt(site, line))
    const value = pick(
      plain(site).filter(
        ({ line, isItem }) =>
          !isItem &&
          isLine(line) &&
          isLine(line + 1) &&
          indentOf(lineAt(site, line)) === indentOf(lineAt(site, line + 1)),
      ),
      random,
    )
    if (!value) return undefined
    return [
      lineEdit(site, value.line, lineAt(site, value.line + 1)),
      lineEdit(site, value.line + 1, lineAt(site, value.line)),
    ]
  },
  'an empty line': (site, random) => {
    const value = pick(plain(site), random)
    const at = value && site.starts[value.line - 1]
    return at === undefined ? undefined : { from: at, to: at, insert: '\n' }
  },
  'spaces at the end of a line': (site, random) => {
    const value = pick(plain(site), random)
    return value && { from: value.to, to: value.to, insert: '   ' }
  },
  'capitals in an address': (site, random) => {
    const value = pick(pageLinks(site), random)
    return value && { from: value.from, to: value.to, insert: value.text.toLowerCase() }
  },
  'braces over several lines': (site, random) => {
    const match = pick(
      [...site.text.matchAll(/(?<=^( +)action: )\{ (label: [^{}",\n]+), (to: \/[\w/-]+) \}$/gm)],
      random,
    )
    if (!match) return undefined
    const indent = `\n${match[1]}  `
    return {
      from: match.index,
      to: match.index + match[0].length,
      insert: `${indent}${match[2]}${indent}${match[3]}`,
    }
  },
  'a space before a colon': (site, random) => {
    const value = pick(
      site.values.filter(({ inFlow, isItem }) => !inFlow && !isItem),
      random,
    )
    const at = value && value.keyFrom + value.key.length
    return at === undefined ? undefined : { from: at, to: at, insert: ' ' }
  },
  'a slash at the end of an address': (site, random) => {
    const value = pick(pageLinks(site), random)
    return value && { from: value.to, to: value.to, insert: '/' }
  },
  'another link': (site, random) => {
    const value = pick(
      pageLinks(site).filter(({ path }) => /items/.test(path)),
      random,
    )
    return (
      value && {
        from: value.from,
        to: value.to,
        insert:
          pick(
            ['https://example.org/a?b=c', '"mailto:anna@example.org"', '"tel:+15855550100"'],
            random,
          ) ?? '',
      }
    )
  },
  'a word less': (site, random) => {
    const value = pick(
      plain(site).filter(
        ({ text, key }) =>
          key !== 'description' && text.split(' ').length > 12 && /^[\w ,.]+$/.test(text),
      ),
      random,
    )
    if (!value) return undefined
    const words = value.text.split(' ')
    words.splice(3 + random(words.length - 6), 1)
    return { from: value.from, to: value.to, insert: words.join(' ') }
  },
  'a paragraph more': (site, random) => {
    const value = pick(
      site.values.filter(({ isItem, key, inFlow }) => isItem && !inFlow && key === 'paragraphs'),
      random,
    )
    if (!value) return undefined
    const line = lineAt(site, value.line)
    const words = pick(
      WORDS.filter((one) => !one.includes(': ')),
      random,
    )
    return lineEdit(site, value.line, `${line}\n${' '.repeat(indentOf(line))}- ${words}`)
  },
  'a page more': (site, random) => {
    const set = site.values.find(({ path }) => path === 'routes.set')?.text
    const type = /^ {2}([\w-]+):(?: \{|\n {4})\s*kind: prose\b/m.exec(site.text)?.[1]
    if (set === undefined || type === undefined) return undefined
    const name = `Page-${random(1000)}`
    const page = [
      `  - path: /${name}`,
      `    set: ${set}`,
      `    title: Page ${random(1000)} of many`,
      `    description: What the ${random(1000)} people who asked for it wanted to know about prices and dates, in a few sentences and with ${random(1000)} numbers.`,
      '    sections:',
      `      - { type: ${type}, heading: About ${random(1000)}, paragraphs: ["It costs $${random(1000)} (as of 3 May 2025)."] }`,
    ]
    const before = site.text.indexOf('  - path: ', site.text.indexOf('\nroutes:') + 20 + random(2))
    return { from: before, to: before, insert: `${page.join('\n')}\n\n` }
  },
}

/** Harmless changes, each at a place that follows from the seed. */
export function harmlessOf(sites: readonly SiteText[], seed: number, count: number): Harmless[] {
  const random = randomOf(seed)
  const names = Object.keys(CHANGES)
  const done: Harmless[] = []
  for (let index = 0; done.length < count && index < count * 3; index += 1) {
    const site = sites[index % sites.length]
    if (!site) break
    const isWords = index % 3 === 0
    const name = isWords ? (WORDS[random(WORDS.length)] ?? '') : (names[random(names.length)] ?? '')
    const edit = isWords ? reworded(site, random, name) : CHANGES[name]?.(site, random)
    if (!edit) continue
    const text = applied(site.text, 'from' in edit ? [edit] : (edit as readonly Edit[]))
    if (text !== site.text) done.push({ name, site, text })
  }
  return done
}
