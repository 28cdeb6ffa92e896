import { type MistakeClass, mistakes, type Places } from '../mistake.ts'
import {
  blocksOf,
  indentOf,
  keyed,
  lineAt,
  linesOf,
  ownLines,
  plainTexts,
  values,
  where,
} from '../places.ts'

/** Lines on which an entry of a list begins. */
const hyphens = linesOf(
  values(({ first, inFlow }, site) => !inFlow && /^ *- /.test(lineAt(site, first))),
)
/** From the end of a key to its value. */
const colons: Places = (site) =>
  keyed(site).map(({ key, keyFrom, ...value }) => ({
    ...value,
    from: keyFrom + key.length,
    to: value.from,
    text: ': ',
  }))

const INDENTATION = ['yaml/indentation']
const IN_LINE = /spaces|column|indent/i
const inLine = (line: string) =>
  new RegExp(`\\b${indentOf(line)} spaces|in the same column|line up|indent`, 'i')
const QUOTES = [
  'yaml/unclosed-quote',
  'yaml/unopened-quote',
  'yaml/text-after-quote',
  'yaml/curly-quotes',
]
const QUOTE = /quot|Write ["'] at/i

const quoted = values(({ isQuoted, text }) => isQuoted && text.length > 11)
const severalWords = where(plainTexts, ({ text }) => text.includes(' '))
const twoWords = where(plainTexts, ({ text }) => /^\w+ \w/.test(text))

/** Mistakes in the form of a line: indentation, hyphens, colons, quotes, tabs. */
export const ofForm: readonly MistakeClass[] = [
  ...mistakes('indentation', linesOf(ownLines))([...INDENTATION, 'schema/unknown-key'], inLine, {
    'a line with a space more': (line) => ` ${line}`,
    'a line with a space less': (line) => line.slice(1),
    'a line with two spaces more': (line) => `  ${line}`,
  }),
  ...mistakes('indentation', hyphens)(INDENTATION, IN_LINE, {
    'an entry with a space more': (line) => ` ${line}`,
    'an entry with a space less': (line) => line.slice(1),
  }),
  ...mistakes('colons', colons)(['yaml/missing-colon'], /colon|":"/i, {
    'no colon': [' ', /colon/i],
    'no space after the colon': [':', /space/i],
    'a no-break space after the colon': [':\u00a0', /space/i],
    'an equals sign': ' = ',
  }),
  ...mistakes('colons', severalWords)(['yaml/colon-in-text'], QUOTE, {
    'a colon in a text': (text) => text.replace(' ', ': '),
  }),
  ...mistakes('quotes', quoted)(QUOTES, QUOTE, {
    'no closing quote': (text) => text.slice(0, -1),
    'no opening quote': (text) => text.slice(1),
    'quotes within quotes': (text) => text.replace(/ (\p{L}{3,}) /u, ' "$1" '),
  }),
  ...mistakes('quotes', twoWords)(['yaml/text-after-quote'], QUOTE, {
    'a quoted first word': (text) => text.replace(/^\w+/, '"$&"'),
  }),
  ...mistakes('tabs', linesOf(ownLines))(['yaml/tab'], /spaces/i, {
    'a tab before a line': (line) => `\t${line.trimStart()}`,
  }),
  ...mistakes('tabs', blocksOf(3, 6))(['yaml/tab'], /spaces/i, {
    'tabs before each line of an entry': (text) =>
      text.replace(/^ */gm, (indent) => '\t'.repeat(indent.length / 2)),
  }),
  ...mistakes('tabs', hyphens)(['yaml/tab'], /space/i, {
    'a tab after the hyphen': (line) => line.replace(/- (?=[\w-]+: )/, '-\t'),
  }),
  ...mistakes('hyphens', hyphens)(['yaml/missing-hyphen', 'yaml/duplicate-key'], /hyphen|"- "/i, {
    'no hyphen': (line) => line.replace('- ', '  '),
    'an asterisk': (line) => line.replace('- ', '* '),
    'a long dash': (line) => line.replace('- ', '– '),
  }),
  ...mistakes('hyphens', hyphens)(['yaml/missing-hyphen', 'yaml/missing-colon'], /space/i, {
    'no space after the hyphen': (line) => line.replace('- ', '-'),
  }),
]
