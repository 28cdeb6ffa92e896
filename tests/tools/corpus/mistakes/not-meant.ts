import { behind, type MistakeClass, mistakes, type Places, same } from '../mistake.ts'
import { labels, plainTexts, valuesAt, where } from '../places.ts'

/** Labels of the buttons of a page, each with the words of another that leads elsewhere. */
const otherButtons: Places = (site) => {
  const buttons = valuesAt(/^routes\.sections\.actions?\.label$/)(site).map((label) => ({
    ...label,
    target: /to: .*/.exec(site.text.slice(label.to))?.[0],
    page: site.blocks.find(
      ({ path, first, last }) => path === 'routes' && first <= label.first && label.first <= last,
    ),
  }))
  return buttons.flatMap((one) =>
    buttons
      .filter(({ page, target }) => page === one.page && target !== one.target)
      .map((other) => ({
        ...one,
        text: other.text,
        first: Math.min(one.first, other.first),
        last: Math.max(one.last, other.last),
      })),
  )
}

/** Texts of entries with the text of the previous entry. */
const neighbours: Places = (site) => {
  const items = where(
    valuesAt(/^routes\.sections\.(items|steps)\.(text|description)$/),
    ({ inFlow, text }) => !inFlow && text.length > 60,
  )(site)
  return items.flatMap((one, index) => {
    const before = items[index - 1]
    if (!before || one.first - before.first > 5) return []
    return [{ ...one, text: before.text, first: before.first }]
  })
}

const PLACEHOLDER = ['text/placeholder']
const REPLACE = /replace|write|words that/i
const TWICE = ['text/twice']

const sentences = where(plainTexts, ({ text }) => text.length > 40 && !/\{|: /.test(text))
const longTexts = where(plainTexts, ({ text }) => text.length > 70)

const inText = mistakes('not meant', plainTexts)

/** Content that is valid but probably not intended. */
export const notMeant: readonly MistakeClass[] = [
  ...inText(PLACEHOLDER, REPLACE, {
    'lorem ipsum': 'Lorem ipsum dolor sit amet consectetur adipiscing elit',
    TODO: '"TODO: text from Anna"',
    xxx: behind('xxx'),
    'a name in brackets': behind('[company name]'),
    'question marks': behind('???'),
    'text to follow': '(text to follow)',
    'a variable in other brackets': [behind('<company.name>'), /\{company\.name\}/],
    'a number still to be written': (text) => `${text} For XX years.`,
  }),
  ...inText([...PLACEHOLDER, 'text/markup'], REPLACE, { 'insert text here': '<insert text here>' }),
  ...inText(['text/email'], /gmail\.com/, {
    'an e-mail address with a mistake': behind('to anna@gmial.com'),
  }),
  ...inText(TWICE, /once/, { 'two commas': (text) => text.replace(/(\p{L}) /u, '$1,, ') }),
  ...mistakes('not meant', longTexts)(TWICE, /once|twice|delete|remove/i, {
    'a text pasted twice': (text) => `${text} ${text}`,
    'a sentence pasted twice': (text) => text.replace(/[A-Z][^.!?]{25,}\./, '$& $&'),
    'a word twice': (text) => text.replace(/ (the|and|is|of|in|with) /, ' $1 $1 '),
  }),
  ...mistakes('not meant', sentences)(['text/capitals'], /capitals|small|lower/i, {
    capitals: (text) => text.toUpperCase(),
  }),
  ...mistakes('not meant', labels)(['link/vague-label'], /where|lead|target|say/i, {
    'click here': 'Click here',
    'read more': 'Read more',
    'Klicken Sie hier': ['Klicken Sie hier', /target/i],
    'Lire la suite': ['Lire la suite', /target/i],
    'Click here for more information': ['Click here for more information', /target/i],
  }),
  ...mistakes('not meant', otherButtons)(['link/same-label'], same, {
    'two buttons with the same words and other targets': (label) => label,
  }),
  ...mistakes('not meant', neighbours)(TWICE, /own|twice|once|same/i, {
    "the neighbour's text": (text) => text,
  }),
]
