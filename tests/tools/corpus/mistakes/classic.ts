import {
  blockKeys,
  blockTexts,
  indentOf,
  inValue,
  lineAt,
  lineEdit,
  literally,
  type MistakeClass,
  misspelt,
  pageLinks,
  pick,
  withoutLines,
} from '../mistake.ts'
import type { SiteText } from '../site-text.ts'

/** Lines that begin with a key, which is not the first of an entry. */
const plainLines = (site: SiteText) =>
  blockKeys(site).filter(({ line }) => /^ +[\w-]+: /.test(lineAt(site, line)))

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

const valued = (
  name: string,
  pattern: RegExp,
  change: (text: string) => string | undefined,
  codes: string[],
  fix: (text: string) => RegExp,
): MistakeClass => ({
  group: 'values',
  name,
  make(site, random) {
    const value = pick(
      site.values.filter(({ path }) => pattern.test(path)),
      random,
    )
    const insert = value && change(value.text)
    if (!value || insert === undefined) return undefined
    return inValue(value, { from: value.from, to: value.to, insert }, codes, fix(value.text))
  },
})

const QUOTES = [
  'yaml/unclosed-quote',
  'yaml/unopened-quote',
  'yaml/text-after-quote',
  'yaml/curly-quotes',
]
const QUOTE = /quot|Write ["'] at/i
const right = (text: string) => new RegExp(literally(text))

export const classic: readonly MistakeClass[] = [
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
  {
    group: 'keys',
    name: 'a misspelt key',
    make(site, random) {
      const value = pick(
        blockKeys(site).filter(({ key, path }) => key.length > 3 && !/^figures|^sets/.test(path)),
        random,
      )
      if (!value) return undefined
      const insert = misspelt(value.key, random)
      return inValue(
        value,
        { from: value.keyFrom, to: value.keyFrom + value.key.length, insert },
        ['schema/unknown-key'],
        right(value.key),
      )
    },
  },
  {
    group: 'keys',
    name: 'a key in capitals',
    make(site, random) {
      const value = pick(
        blockKeys(site).filter(({ path }) => !/^figures|^sets/.test(path)),
        random,
      )
      if (!value) return undefined
      const insert = value.key[0]?.toUpperCase() + value.key.slice(1)
      return inValue(
        value,
        { from: value.keyFrom, to: value.keyFrom + value.key.length, insert },
        ['schema/unknown-key'],
        right(value.key),
      )
    },
  },
  {
    group: 'keys',
    name: 'a key within braces',
    make(site, random) {
      const value = pick(
        site.values.filter(
          ({ key, inFlow, isItem }) =>
            inFlow && !isItem && /^(label|title|text|src|alt|to|name)$/.test(key),
        ),
        random,
      )
      if (!value) return undefined
      const insert = misspelt(value.key, random)
      return inValue(
        value,
        { from: value.keyFrom, to: value.keyFrom + value.key.length, insert },
        ['schema/unknown-key', 'schema/missing-key'],
        right(value.key),
      )
    },
  },
  {
    group: 'missing',
    name: 'a key that is needed',
    make(site, random) {
      const needed =
        /^(routes\.(set|title|description)|company\.\w+|words\.\w+|routes\.sections\.(headline|heading|quote|summary)|navigation\.panels\.label)$/
      const value = pick(
        plainLines(site).filter(({ path }) => needed.test(path)),
        random,
      )
      if (!value) return undefined
      const { line, key } = value
      // Reported at the entry that lacks it, which begins above.
      const block = site.blocks.filter(({ first, last }) => first <= line && line <= last).at(-1)
      const first = block?.first ?? line - 14
      return {
        edits: [withoutLines(site, { first: line, last: line })],
        expected: {
          first,
          last: Math.max(first, line),
          codes: ['schema/missing-key'],
          fix: right(key),
        },
      }
    },
  },
  {
    group: 'missing',
    name: 'a value',
    make(site, random) {
      const value = pick(plainLines(site), random)
      return (
        value &&
        inValue(value, { from: value.from, to: value.to, insert: '' }, ['schema/no-value'], /\w/)
      )
    },
  },
  {
    group: 'types',
    name: 'a text where a list is needed',
    make(site, random) {
      const items = site.values.filter(
        ({ isItem, inFlow, key }) => isItem && !inFlow && /^(paragraphs|points)$/.test(key),
      )
      const value = pick(items, random)
      if (!value) return undefined
      const own = site.values.filter(({ keyFrom, isItem }) => isItem && keyFrom === value.keyFrom)
      const first = site.lineOf(value.keyFrom)
      const last = Math.max(...own.map(({ line }) => line))
      const line = `${lineAt(site, first)} ${site.text.slice(value.from, value.to)}`
      const from = site.starts[first - 1] ?? 0
      const to = (site.starts[last - 1] ?? 0) + lineAt(site, last).length
      return {
        edits: [{ from, to, insert: line }],
        expected: { first, last: first, codes: ['schema/wrong-type'], fix: /list|"- "|hyphen/i },
      }
    },
  },
  valued(
    'a list where a text is needed',
    /^routes\.(title|description)$|sections\.(headline|heading)$/,
    (text) => `[${text.replace(/[^\w ]/g, '')}]`,
    ['schema/wrong-type', 'yaml/special-start'],
    () => /text|quot/i,
  ),
  valued(
    'a misspelt section type',
    /^routes\.sections\.type$/,
    (text) => `${text.slice(0, 3)}${text.slice(4)}`,
    ['section/unknown-type'],
    right,
  ),
  valued(
    'a misspelt kind',
    /^sectionTypes\.[\w-]+\.kind$/,
    (text) => `${text}s`,
    ['section/unknown-kind'],
    right,
  ),
  valued(
    'a misspelt set',
    /^routes\.set$/,
    (text) => `${text.slice(0, 2)}${text.slice(3)}`,
    ['set/unknown'],
    right,
  ),
  valued(
    'a colour without a digit',
    /^theme\.(light|dark)\.\w+$/,
    (text) => `"${text.slice(0, -1)}"`,
    ['schema/format'],
    () => /#/,
  ),
  valued(
    'an address without a slash',
    /^routes\.path$/,
    (text) => text.slice(1) || undefined,
    ['schema/format'],
    right,
  ),
  {
    group: 'values',
    name: 'a number with its unit',
    make(site, random) {
      const match = pick([...site.text.matchAll(/^ +\w+(Px|Ms): (\d+)$/gm)], random)
      if (!match) return undefined
      const line = site.lineOf(match.index)
      const to = match.index + match[0].length
      const edit = { from: to, to, insert: match[1] === 'Px' ? 'px' : ' ms' }
      return {
        edits: [edit],
        expected: {
          first: line,
          last: line,
          codes: ['schema/wrong-type'],
          fix: right(match[2] ?? ''),
        },
      }
    },
  },
  {
    group: 'dead',
    name: 'a figure that is not there',
    make(site, random) {
      const value = pick(
        site.values.filter(
          ({ key, isItem, text }) => key === 'figures' && isItem && text.includes('.'),
        ),
        random,
      )
      return (
        value &&
        inValue(
          value,
          { from: value.from, to: value.to, insert: misspelt(value.text, random) },
          ['figure/unknown'],
          right(value.text),
        )
      )
    },
  },
  {
    group: 'dead',
    name: 'a variable that is not there',
    make(site, random) {
      const match = pick(
        [...site.text.matchAll(/(?<!#.*)\{((?:company|figures)\.[\w.-]+)\}/g)],
        random,
      )
      const name = match?.[1]
      if (!match || !name) return undefined
      const line = site.lineOf(match.index)
      const edit = {
        from: match.index + 1,
        to: match.index + 1 + name.length,
        insert: name.slice(0, -2) + name.slice(-1),
      }
      return {
        edits: [edit],
        expected: { first: line, last: line, codes: ['variable/unknown'], fix: right(name) },
      }
    },
  },
  {
    group: 'dead',
    name: 'a misspelt address',
    make(site, random) {
      const value = pick(pageLinks(site), random)
      if (!value) return undefined
      const at = 2 + random(value.text.length - 3)
      return inValue(
        value,
        { from: value.from + at, to: value.from + at + 1, insert: '' },
        ['link/dead'],
        right(value.text),
      )
    },
  },
]
