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
/** From behind a key to its value. */
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
const COLON = ['yaml/missing-colon']
const HYPHEN = ['yaml/missing-hyphen']
const SAY_HYPHEN = /hyphen|"- "/i
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

const atHyphen = mistakes('hyphens', hyphens)

/** Mistakes in the form of a line: indentation, hyphens, colons, quotes, tabs. */
export const ofForm: readonly MistakeClass[] = [
  ...mistakes('indentation', linesOf(ownLines))(INDENTATION, inLine, {
    'a line with a space more': (line) => ` ${line}`,
    'a line with a space less': (line) => line.slice(1),
    'a line with three spaces more': (line) => `   ${line}`,
  }),
  ...mistakes('indentation', linesOf(ownLines))([...INDENTATION, 'schema/unknown-key'], inLine, {
    'a line with two spaces more': (line) => `  ${line}`,
  }),
  ...mistakes('indentation', hyphens)(INDENTATION, IN_LINE, {
    'an entry with a space more': (line) => ` ${line}`,
    'an entry with a space less': (line) => line.slice(1),
  }),
  ...mistakes('colons', colons)(COLON, /colon|":"/i, {
    'no colon': [' ', /colon/i],
    'no space after the colon': [':', /space/i],
    'an equals sign': ' = ',
    'a semicolon': '; ',
  }),
  ...mistakes('paste', colons)([...COLON, 'yaml/control-character'], /space/i, {
    'a no-break space after a colon': ':\u00a0',
  }),
  ...mistakes('colons', severalWords)(['yaml/colon-in-text'], QUOTE, {
    'a colon in a text': (text) => text.replace(' ', ': '),
  }),
  ...mistakes('quotes', quoted)(QUOTES, QUOTE, {
    'no closing quote': (text) => text.slice(0, -1),
    'no opening quote': (text) => text.slice(1),
    'quotes within quotes': (text) => text.replace(/ (\p{L}{3,}) /u, ' "$1" '),
    'opened single, closed double': (text) => `'${text.slice(1)}`,
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
  ...atHyphen([...HYPHEN, 'yaml/duplicate-key'], SAY_HYPHEN, {
    'no hyphen': (line) => line.replace('- ', '  '),
  }),
  ...atHyphen([...HYPHEN, ...COLON], /space/i, {
    'no space after the hyphen': (line) => line.replace('- ', '-'),
  }),
  ...atHyphen(HYPHEN, SAY_HYPHEN, {
    'an asterisk': (line) => line.replace('- ', '* '),
    'a long dash': (line) => line.replace('- ', '– '),
  }),
]
