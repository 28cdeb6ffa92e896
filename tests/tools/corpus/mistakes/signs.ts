import { type MistakeClass, mistakes, type Places } from '../mistake.ts'
import { keyed, lineAt, matching, plainTexts, values, where } from '../places.ts'

/** The rest of the line after a value in braces. */
const rests: Places = (site) =>
  values(({ inFlow, isItem }) => inFlow && !isItem)(site).map((value) => {
    const to = (site.starts[value.first - 1] ?? 0) + lineAt(site, value.first).length
    return { ...value, from: value.to, to, text: site.text.slice(value.to, to) }
  })

const textsInBraces = values(
  ({ inFlow, isQuoted, key, text }) =>
    inFlow && !isQuoted && /^(label|alt|title|text)$/.test(key) && / /.test(text),
)

const before = (sign: string) => (text: string) => sign + text

const COMMA = /comma/i
const NO_COMMA = ['yaml/missing-comma', 'yaml/colon-in-text']
const BRACKETS = ['yaml/brackets']
const QUOTE = /quot/i

const threeWords = where(plainTexts, ({ text }) => / \w+ /.test(text))
const quotedValues = where(keyed, ({ isQuoted }) => isQuoted)
const quotedWords = values(({ isQuoted, text }) => isQuoted && / \w/.test(text))
const endsOfVariables = matching(/(?<!^\s*#.*)(?<=[": ]\{company\.\w+)\}/gm)
const namesInQuotes = matching(/(?<!#.*)(?<="[^"\n]*)\{company\.name\}(?=[^"\n]*")/g)

/** Mistakes with commas, braces and other signs. */
export const signs: readonly MistakeClass[] = [
  ...mistakes('punctuation', rests)(NO_COMMA, COMMA, {
    'no comma in braces': (rest) => rest.replace(/^, /, ' '),
    'a period for a comma': (rest) => rest.replace(/^, /, '. '),
  }),
  ...mistakes('punctuation', rests)(BRACKETS, /\}/, {
    'no closing brace': (rest) => rest.replace(/^ \}(?=\}*$)/, ''),
    'a closing bracket for a brace': (rest) => rest.replace(/^ \}$/, ' ]'),
    'a brace too many': [(rest) => rest.replace(/\}$/, '}}'), /\}|brace/],
  }),
  ...mistakes('punctuation', matching(/(?<=: )\{ (?=(?:label|src): )/g))(BRACKETS, /\{|brace/, {
    'no opening brace': '',
  }),
  ...mistakes('punctuation', textsInBraces)(['yaml/comma-in-text'], QUOTE, {
    'a comma in a text in braces': (text) => text.replace(' ', ', '),
  }),
  ...mistakes('punctuation', textsInBraces)(NO_COMMA, QUOTE, {
    'a colon in a text in braces': (text) => text.replace(' ', ': '),
  }),
  ...mistakes('punctuation', plainTexts)(['yaml/special-start', 'yaml/alias', 'yaml/tag'], QUOTE, {
    'a percent sign at the begin': before('%'),
    'an at sign at the begin': before('@'),
    'an ampersand at the begin': before('& '),
    'an asterisk at the begin': before('*'),
    'an exclamation mark at the begin': before('!'),
    'a bracket at the begin': before('[New] '),
    'a question mark at the begin': before('? '),
  }),
  ...mistakes('punctuation', threeWords)(['yaml/cut-off'], QUOTE, {
    'a number sign in a text': (text) => text.replace(' ', ' #'),
  }),
  ...mistakes('punctuation', quotedValues)(['yaml/text-after-quote'], COMMA, {
    'a comma after a quoted value, as in JSON': (text) => `${text},`,
  }),
  ...mistakes('punctuation', endsOfVariables)(['variable/braces'], /\}/, {
    'a brace of a variable not closed': '',
  }),
  ...mistakes('punctuation', namesInQuotes)(['variable/braces'], /\{company\.name\}/, {
    'two braces for a variable': '{{company.name}}',
  }),
  ...mistakes('punctuation', quotedWords)(['yaml/escape'], /\\\\|backslash|slash/i, {
    'a backslash in quotes': (text) => text.replace(' ', ' C:\\Daten '),
  }),
]
