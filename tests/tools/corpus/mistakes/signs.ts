import { blockTexts, inValue, type MistakeClass, pick } from '../mistake.ts'
import type { Written } from '../site-text.ts'

const inFlow = (
  name: string,
  change: (rest: string) => string | undefined,
  codes: string[],
  fix: RegExp,
  which: (value: Written) => boolean = () => true,
): MistakeClass => ({
  group: 'punctuation',
  name,
  make(site, random) {
    const value = pick(
      site.values.filter((one) => one.inFlow && !one.isItem && which(one)),
      random,
    )
    if (!value) return undefined
    const to = (site.starts[value.line] ?? site.text.length + 1) - 1
    const insert = change(site.text.slice(value.to, to))
    if (insert === undefined) return undefined
    return inValue(value, { from: value.to, to, insert }, codes, fix)
  },
})

const begun = (name: string, sign: string, codes: string[], fix: RegExp): MistakeClass => ({
  group: 'punctuation',
  name,
  make(site, random) {
    const value = pick(
      blockTexts(site).filter(({ isQuoted }) => !isQuoted),
      random,
    )
    return value && inValue(value, { from: value.from, to: value.from, insert: sign }, codes, fix)
  },
})

const COMMA = /comma/i

const isTextInBraces = ({ inFlow, isQuoted, key, text }: Written) =>
  inFlow && !isQuoted && /^(label|alt|title|text)$/.test(key) && / /.test(text)

export const signs: readonly MistakeClass[] = [
  inFlow(
    'no comma in braces',
    (rest) => (rest.startsWith(', ') ? ` ${rest.slice(2)}` : undefined),
    ['yaml/missing-comma', 'yaml/colon-in-text'],
    COMMA,
  ),
  inFlow(
    'no closing brace',
    (rest) => (/^ \}+$/.test(rest) ? rest.replace(/ ?\}/, '') : undefined),
    ['yaml/brackets'],
    /\}/,
  ),
  inFlow(
    'a closing bracket for a brace',
    (rest) => (/^ \}$/.test(rest) ? ' ]' : undefined),
    ['yaml/brackets'],
    /\}/,
  ),
  inFlow(
    'a brace too many',
    (rest) => (/\}$/.test(rest) ? `${rest}}` : undefined),
    ['yaml/brackets'],
    /\}|brace/,
  ),
  inFlow(
    'a period for a comma',
    (rest) => (rest.startsWith(', ') ? `.${rest.slice(1)}` : undefined),
    ['yaml/missing-comma', 'yaml/colon-in-text'],
    COMMA,
  ),
  inFlow(
    'a semicolon for a comma',
    (rest) => (rest.startsWith(', ') ? `;${rest.slice(1)}` : undefined),
    ['yaml/missing-comma', 'yaml/colon-in-text'],
    COMMA,
  ),
  {
    group: 'punctuation',
    name: 'no opening brace',
    make(site, random) {
      const match = pick([...site.text.matchAll(/(?<=: )\{ (?=(?:label|src): )/g)], random)
      if (!match) return undefined
      const line = site.lineOf(match.index)
      const edit = { from: match.index, to: match.index + 2, insert: '' }
      return {
        edits: [edit],
        expected: { first: line, last: line, codes: ['yaml/brackets'], fix: /\{|brace/ },
      }
    },
  },
  {
    group: 'punctuation',
    name: 'a comma in a text in braces',
    make(site, random) {
      const value = pick(site.values.filter(isTextInBraces), random)
      if (!value) return undefined
      const at = value.from + value.text.indexOf(' ')
      return inValue(value, { from: at, to: at, insert: ',' }, ['yaml/comma-in-text'], /quot/i)
    },
  },
  {
    group: 'punctuation',
    name: 'a colon in a text in braces',
    make(site, random) {
      const value = pick(site.values.filter(isTextInBraces), random)
      if (!value) return undefined
      const at = value.from + value.text.indexOf(' ')
      return inValue(
        value,
        { from: at, to: at, insert: ':' },
        ['yaml/colon-in-text', 'yaml/missing-comma'],
        /quot/i,
      )
    },
  },
  begun('a percent sign at the begin', '%', ['yaml/special-start', 'yaml/directive'], /quot/i),
  begun('an at sign at the begin', '@', ['yaml/special-start'], /quot/i),
  begun('an ampersand at the begin', '& ', ['yaml/special-start', 'yaml/alias'], /quot/i),
  begun('an asterisk at the begin', '*', ['yaml/special-start', 'yaml/alias'], /quot/i),
  begun('an exclamation mark at the begin', '!', ['yaml/special-start', 'yaml/tag'], /quot/i),
  begun('a bracket at the begin', '[New] ', ['yaml/special-start', 'yaml/brackets'], /quot/i),
  begun('a backtick at the begin', '`', ['yaml/special-start'], /quot/i),
  begun('a question mark at the begin', '? ', ['yaml/special-start', 'yaml/key-not-text'], /quot/i),
  {
    group: 'punctuation',
    name: 'a number sign in a text',
    make(site, random) {
      const value = pick(
        blockTexts(site).filter(({ isQuoted, text }) => !isQuoted && / \w+ /.test(text)),
        random,
      )
      if (!value) return undefined
      const at = value.from + value.text.indexOf(' ') + 1
      return inValue(value, { from: at, to: at, insert: '#' }, ['yaml/cut-off'], /quot/i)
    },
  },
  {
    group: 'punctuation',
    name: 'a comma after a quoted value, as in JSON',
    make(site, random) {
      const value = pick(
        site.values.filter((one) => one.isQuoted && !one.inFlow && !one.isItem),
        random,
      )
      return (
        value &&
        inValue(
          value,
          { from: value.to, to: value.to, insert: ',' },
          ['yaml/text-after-quote'],
          COMMA,
        )
      )
    },
  },
  {
    group: 'punctuation',
    name: 'a brace of a variable not closed',
    make(site, random) {
      const match = pick([...site.text.matchAll(/(?<=[": ]\{company\.\w+)\}/g)], random)
      if (!match || /^\s*#/.test(site.lines[site.lineOf(match.index) - 1] ?? '')) return undefined
      const line = site.lineOf(match.index)
      const edit = { from: match.index, to: match.index + 1, insert: '' }
      return {
        edits: [edit],
        expected: { first: line, last: line, codes: ['variable/braces'], fix: /\}/ },
      }
    },
  },
  {
    group: 'punctuation',
    name: 'two braces for a variable',
    make(site, random) {
      const match = pick(
        [...site.text.matchAll(/(?<!#.*)"[^"\n]*\{company\.name[^"\n]*"/g)],
        random,
      )
      if (!match) return undefined
      const at = match.index + match[0].indexOf('{')
      const line = site.lineOf(at)
      const edit = { from: at, to: at + '{company.name}'.length, insert: '{{company.name}}' }
      return {
        edits: [edit],
        expected: {
          first: line,
          last: line,
          codes: ['variable/braces', 'variable/unknown'],
          fix: /\{company\.name\}/,
        },
      }
    },
  },
  {
    group: 'punctuation',
    name: 'a backslash in quotes',
    make(site, random) {
      const value = pick(
        site.values.filter((one) => one.isQuoted && / \w/.test(one.text)),
        random,
      )
      if (!value) return undefined
      const at = value.from + site.text.slice(value.from, value.to).indexOf(' ') + 1
      return inValue(
        value,
        { from: at, to: at, insert: 'C:\\Daten ' },
        ['yaml/escape'],
        /\\\\|backslash|slash/i,
      )
    },
  },
]
