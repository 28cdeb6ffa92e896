import type { Random } from '../../other-words.ts'
import {
  inValue,
  lineAt,
  literally,
  type MistakeClass,
  misspelt,
  pageLinks,
  pick,
  plainLines,
  withoutLines,
} from '../mistake.ts'
import type { Written } from '../site-text.ts'

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

/** A key that is written otherwise. */
const renamed = (
  name: string,
  among: (value: Written) => boolean,
  change: (key: string, random: Random) => string,
  codes: string[],
): MistakeClass => ({
  group: 'keys',
  name,
  make(site, random) {
    const value = pick(site.values.filter(among), random)
    if (!value) return undefined
    const { key, keyFrom } = value
    const edit = { from: keyFrom, to: keyFrom + key.length, insert: change(key, random) }
    return inValue(value, edit, codes, right(key))
  },
})

const right = (text: string) => new RegExp(literally(text))

const isOfBlock = ({ inFlow, isItem, path }: Written) =>
  !inFlow && !isItem && !/^figures|^sets/.test(path)

/** Mistakes in what stands in the form: keys, values, names of other things. */
export const ofContent: readonly MistakeClass[] = [
  renamed('a misspelt key', (one) => isOfBlock(one) && one.key.length > 3, misspelt, [
    'schema/unknown-key',
  ]),
  renamed('a key in capitals', isOfBlock, (key) => `${key[0]?.toUpperCase()}${key.slice(1)}`, [
    'schema/unknown-key',
  ]),
  renamed(
    'a key within braces',
    ({ key, inFlow, isItem }) =>
      inFlow && !isItem && /^(label|title|text|src|alt|to|name)$/.test(key),
    misspelt,
    ['schema/unknown-key', 'schema/missing-key'],
  ),
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
