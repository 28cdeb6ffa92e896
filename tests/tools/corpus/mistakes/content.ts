import { type MistakeClass, misspelt, mistakes, type Places, pick, same } from '../mistake.ts'
import { keyed, keysOf, matching, ownLines, values, valuesAt, where } from '../places.ts'

/** Keys chosen by the author cannot be misspelled. */
const longKeys = keysOf(
  where(keyed, ({ key, path }) => key.length > 3 && !/^figures|^collections/.test(path)),
)
const NEEDED =
  /^(routes\.(title|description)|company\.\w+|words\.\w+|routes\.sections\.(headline|heading|quote|summary)|navigation\.panels\.label)$/

/** Lines of required keys. The diagnostic is at the entry, which starts above. */
const neededLines: Places = (site) =>
  where(ownLines, ({ path }) => NEEDED.test(path))(site).map(({ first: line, key }) => ({
    from: site.starts[line - 1] ?? 0,
    to: site.starts[line] ?? site.text.length,
    first:
      site.blocks.findLast(({ first, last }) => first <= line && line <= last)?.first ?? line - 14,
    last: line,
    text: key,
  }))

const keysInBraces = keysOf(
  values(
    ({ key, inFlow, isItem }) =>
      inFlow && !isItem && /^(label|title|text|src|alt|to|name)$/.test(key),
  ),
)
const titles = valuesAt(/^routes\.(title|description)$|sections\.(headline|heading)$/)
const lists = matching(/^( *)(?:paragraphs|points):(?:\n\1 +- .*)+/gm)
const paths = where(valuesAt(/^routes\.path$/), ({ text }) => text !== '/')
const variables = matching(/(?<!#.*)(?<=\{)(?:company|figures)\.[\w.-]+(?=\})/g)
const figures = values(({ key, isItem, text }) => key === 'figures' && isItem && text.includes('.'))
const ratings = where(valuesAt(/^figures\b.*rating\.value$/), ({ text }) => /^"\d\.\d"$/.test(text))

/** References, which no longer resolve when misspelled. */
const NAMES = [
  [
    'values',
    'a misspelt section type',
    valuesAt(/^routes\.sections\.type$/),
    'section/unknown-type',
  ],
  ['values', 'a misspelt kind', valuesAt(/^sectionTypes\.[\w-]+\.kind$/), 'section/unknown-kind'],
  ['values', 'a misspelt collection', valuesAt(/^routes\.collection$/), 'set/unknown'],
  ['dead', 'a figure that is not there', figures, 'figure/unknown'],
  ['dead', 'a variable that is not there', variables, 'variable/unknown'],
] as const

/** Mistakes in the content: keys, values, references. */
export const ofContent: readonly MistakeClass[] = [
  ...mistakes('keys', longKeys)(['schema/unknown-key'], same, {
    'a misspelt key': misspelt,
    'a key in capitals': (key) => `${key[0]?.toUpperCase()}${key.slice(1)}`,
  }),
  ...mistakes('keys', keysInBraces)(['schema/unknown-key', 'schema/missing-key'], same, {
    'a key within braces': misspelt,
  }),
  ...mistakes('missing', neededLines)(['schema/missing-key'], same, { 'a key that is needed': '' }),
  ...mistakes('missing', ownLines)(['schema/no-value'], /\w/, { 'a value': '' }),
  ...mistakes('types', lists)(['schema/wrong-type'], /list|"- "|hyphen/i, {
    'a text where a list is needed': (whole, random) => {
      const [key, ...items] = whole.split(/\n *- /)
      return `${key} ${pick(items, random)}`
    },
  }),
  ...mistakes('values', titles)(['schema/wrong-type', 'yaml/special-start'], /text|quot/i, {
    'a list where a text is needed': (text) => `[${text.replace(/[^\w ]/g, '')}]`,
  }),
  ...mistakes('values', valuesAt(/^theme\.(light|dark)\.\w+$/))(['schema/format'], /#/, {
    'a color without a digit': (color) => color.replace(/.(?="$)/, ''),
  }),
  ...mistakes('values', paths)(['schema/format'], same, {
    'an address without a slash': (path) => path.slice(1),
  }),
  ...mistakes('values', matching(/(?:Px|Ms): \d+$/gm))(
    ['schema/wrong-type'],
    (length) => same(length.slice(4)),
    { 'a number with its unit': (length) => length + (length.startsWith('Px') ? 'px' : ' ms') },
  ),
  ...NAMES.flatMap(([group, name, places, code]) =>
    mistakes(group, places)([code], same, { [name]: misspelt }),
  ),
  ...mistakes('not meant', matching(/(?<=^ +copyrightYear: )\d+$/gm))(['text/date'], /year/, {
    'a copyright of long ago': '2009',
  }),
  ...mistakes('not meant', ratings)(['figure/unlike-label'], /right/, {
    'a rating without its point': '"49"',
  }),
]
