import {
  blockKeys,
  blockTexts,
  indentOf,
  inValue,
  lineAt,
  lineEdit,
  type MistakeClass,
  pick,
  plainLines,
} from '../mistake.ts'
import type { SiteText } from '../site-text.ts'

/** Lines on which an entry of a list begins. */
const hyphenLines = (site: SiteText) =>
  site.values.filter(({ line, inFlow }) => !inFlow && /^ *- /.test(lineAt(site, line)))

const shifted = (name: string, by: number): MistakeClass => ({
  group: 'indentation',
  name,
  make(site, random) {
    const value = pick(plainLines(site), random)
    if (!value) return undefined
    const line = lineAt(site, value.line)
    const other = by > 0 ? ' '.repeat(by) + line : line.slice(-by)
    const codes = by % 2 === 0 ? ['yaml/indentation', 'schema/unknown-key'] : ['yaml/indentation']
    const fix = new RegExp(`\\b${indentOf(line)} spaces|in the same column|line up|indent`, 'i')
    return inValue(value, lineEdit(site, value.line, other), codes, fix)
  },
})

const hyphen = (
  name: string,
  group: string,
  change: (line: string) => string,
  codes: string[],
  fix: RegExp,
): MistakeClass => ({
  group,
  name,
  make(site, random) {
    const value = pick(hyphenLines(site), random)
    if (!value) return undefined
    return inValue(value, lineEdit(site, value.line, change(lineAt(site, value.line))), codes, fix)
  },
})

const keyed = (name: string, sign: string, codes: string[], fix: RegExp): MistakeClass => ({
  group: 'colons',
  name,
  make(site, random) {
    const value = pick(blockKeys(site), random)
    if (!value) return undefined
    const from = value.keyFrom + value.key.length
    return inValue(value, { from, to: value.from, insert: sign }, codes, fix)
  },
})

const quoted = (
  name: string,
  change: (source: string) => string | undefined,
  codes: string[],
  fix: RegExp,
): MistakeClass => ({
  group: 'quotes',
  name,
  make(site, random) {
    const value = pick(
      site.values.filter(({ isQuoted, text }) => isQuoted && text.length > 9),
      random,
    )
    const insert = value && change(site.text.slice(value.from, value.to))
    if (!value || insert === undefined) return undefined
    return inValue(value, { from: value.from, to: value.to, insert }, codes, fix)
  },
})

const QUOTES = [
  'yaml/unclosed-quote',
  'yaml/unopened-quote',
  'yaml/text-after-quote',
  'yaml/curly-quotes',
]
const QUOTE = /quot|Write ["'] at/i

/** Mistakes in the form of a line: indentation, hyphens, colons, quotes, tabs. */
export const ofForm: readonly MistakeClass[] = [
  shifted('a line with a space more', 1),
  shifted('a line with two spaces more', 2),
  shifted('a line with a space less', -1),
  shifted('a line with three spaces more', 3),
  hyphen(
    'an entry with a space more',
    'indentation',
    (line) => ` ${line}`,
    ['yaml/indentation'],
    /spaces|column|indent/i,
  ),
  hyphen(
    'an entry with a space less',
    'indentation',
    (line) => line.slice(1),
    ['yaml/indentation'],
    /spaces|column|indent/i,
  ),
  keyed('no colon', ' ', ['yaml/missing-colon'], /colon/i),
  keyed('no space after the colon', ':', ['yaml/missing-colon'], /space/i),
  keyed('an equals sign', ' = ', ['yaml/missing-colon'], /colon|":"/i),
  keyed('a semicolon', '; ', ['yaml/missing-colon'], /colon|":"/i),
  {
    group: 'colons',
    name: 'a colon in a text',
    make(site, random) {
      const value = pick(
        blockTexts(site).filter(({ isQuoted, text }) => !isQuoted && text.includes(' ')),
        random,
      )
      if (!value) return undefined
      const at = value.from + site.text.slice(value.from, value.to).indexOf(' ')
      return inValue(value, { from: at, to: at, insert: ':' }, ['yaml/colon-in-text'], QUOTE)
    },
  },
  quoted('no closing quote', (source) => source.slice(0, -1), QUOTES, QUOTE),
  quoted('no opening quote', (source) => source.slice(1), QUOTES, QUOTE),
  quoted(
    'quotes within quotes',
    (source) => source.replace(/ (\p{L}{3,}) /u, ' "$1" '),
    QUOTES,
    QUOTE,
  ),
  quoted('opened single, closed double', (source) => `'${source.slice(1)}`, QUOTES, QUOTE),
  {
    group: 'quotes',
    name: 'a quoted first word',
    make(site, random) {
      const value = pick(
        blockTexts(site).filter(({ isQuoted, text }) => !isQuoted && /^\w+ \w/.test(text)),
        random,
      )
      if (!value) return undefined
      const word = /^\w+/.exec(value.text)?.[0] ?? ''
      return inValue(
        value,
        { from: value.from, to: value.from + word.length, insert: `"${word}"` },
        ['yaml/text-after-quote'],
        QUOTE,
      )
    },
  },
  {
    group: 'tabs',
    name: 'a tab before a line',
    make(site, random) {
      const value = pick(plainLines(site), random)
      if (!value) return undefined
      return inValue(
        value,
        lineEdit(site, value.line, `\t${lineAt(site, value.line).trimStart()}`),
        ['yaml/tab'],
        /spaces/i,
      )
    },
  },
  {
    group: 'tabs',
    name: 'tabs before each line of an entry',
    make(site, random) {
      const block = pick(
        site.blocks.filter(({ first, last }) => last - first > 1 && last - first < 6),
        random,
      )
      if (!block) return undefined
      const { first, last } = block
      const edits = Array.from({ length: last - first + 1 }, (_, index) => {
        const line = lineAt(site, first + index)
        return lineEdit(site, first + index, '\t'.repeat(indentOf(line) / 2) + line.trimStart())
      })
      return { edits, expected: { first, last, codes: ['yaml/tab'], fix: /spaces/i } }
    },
  },
  hyphen(
    'a tab after the hyphen',
    'tabs',
    (line) => line.replace(/- (?=[\w-]+: )/, '-\t'),
    ['yaml/tab'],
    /space/i,
  ),
  hyphen(
    'no hyphen',
    'hyphens',
    (line) => line.replace('- ', '  '),
    ['yaml/missing-hyphen', 'yaml/duplicate-key'],
    /hyphen|"- "/i,
  ),
  hyphen(
    'no space after the hyphen',
    'hyphens',
    (line) => line.replace('- ', '-'),
    ['yaml/missing-colon', 'yaml/missing-hyphen'],
    /space/i,
  ),
  hyphen(
    'an asterisk',
    'hyphens',
    (line) => line.replace('- ', '* '),
    ['yaml/missing-hyphen'],
    /hyphen|"- "/i,
  ),
  hyphen(
    'a long dash',
    'hyphens',
    (line) => line.replace('- ', '– '),
    ['yaml/missing-hyphen'],
    /hyphen|"- "/i,
  ),
]
