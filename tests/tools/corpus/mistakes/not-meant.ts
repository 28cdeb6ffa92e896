import { blockTexts, inValue, literally, type MistakeClass, pick, TEXT_KEYS } from '../mistake.ts'
import type { Written } from '../site-text.ts'

const text = (
  name: string,
  change: (text: string) => string | undefined,
  codes: string[],
  fix: RegExp,
  which: (value: Written) => boolean = () => true,
): MistakeClass => ({
  group: 'not meant',
  name,
  make(site, random) {
    const values = blockTexts(site).filter((one) => !one.isQuoted && which(one))
    const value = pick(values, random)
    const insert = value && change(value.text)
    if (!value || insert === undefined) return undefined
    return inValue(value, { from: value.from, to: value.to, insert }, codes, fix)
  },
})

const label = (name: string, insert: string, codes: string[], fix: RegExp): MistakeClass => ({
  group: 'not meant',
  name,
  make(site, random) {
    const value = pick(
      site.values.filter(
        (one) => one.key === 'label' && one.inFlow && /^routes\b(?!.*fields)/.test(one.path),
      ),
      random,
    )
    return value && inValue(value, { from: value.from, to: value.to, insert }, codes, fix)
  },
})

/** Puts words between the first sentence, or word, and the rest. */
const between = (words: string) => (source: string) => {
  const at = source.indexOf(' ')
  return at < 0 ? undefined : `${source.slice(0, at)} ${words} ${source.slice(at + 1)}`
}

const PLACEHOLDER = ['text/placeholder']
const REPLACE = /replace|write|words that/i
const isLong = ({ text }: Written) => text.length > 70 && / /.test(text)
const OPEN = ['text/unclosed']

export const notMeant: readonly MistakeClass[] = [
  text(
    'lorem ipsum',
    () => 'Lorem ipsum dolor sit amet consectetur adipiscing elit',
    PLACEHOLDER,
    REPLACE,
  ),
  text('TODO', () => '"TODO: text from Anna"', PLACEHOLDER, REPLACE),
  text('TBD', () => 'TBD', PLACEHOLDER, REPLACE),
  text('xxx', between('xxx'), PLACEHOLDER, REPLACE),
  text('a name in brackets', between('[company name]'), PLACEHOLDER, REPLACE),
  text('insert text here', () => '<insert text here>', [...PLACEHOLDER, 'text/markup'], REPLACE),
  text('question marks', between('???'), PLACEHOLDER, REPLACE),
  text('placeholder text', () => 'Your text here', PLACEHOLDER, REPLACE),
  text(
    'a text pasted twice',
    (source) => `${source} ${source}`,
    ['text/twice'],
    /once|twice|delete|remove/i,
    isLong,
  ),
  text(
    'a sentence pasted twice',
    (source) => {
      const sentence = /[A-Z][^.!?]{25,}\./.exec(source)?.[0]
      return sentence ? source.replace(sentence, `${sentence} ${sentence}`) : undefined
    },
    ['text/twice'],
    /once|twice|delete|remove/i,
    isLong,
  ),
  text(
    'a word twice',
    (source) => source.replace(/ (the|and|is|of|in|with) /, ' $1 $1 '),
    ['text/twice'],
    /once|twice|delete|remove/i,
    ({ text }) => / (the|and|is|of|in|with) /.test(text),
  ),
  text(
    'a bracket not closed',
    (source) => source.replace(/ (\w+) (\w+)/, ' ($1 $2'),
    OPEN,
    /\)/,
    isLong,
  ),
  text(
    'a bracket closed that none opens',
    (source) => source.replace(/ (\w+) (\w+)/, ' $1 $2)'),
    OPEN,
    /\(/,
    isLong,
  ),
  text(
    'a quotation not closed',
    (source) => source.replace(/ (\w+) (\w+)/, ' “$1 $2'),
    OPEN,
    /”/,
    isLong,
  ),
  text('a date that does not exist', between('on 31 November 2025'), ['text/date'], /30|November/),
  text(
    'the thirtieth of February',
    between('on February 30, 2026'),
    ['text/date'],
    /28|29|February/,
  ),
  text(
    'a date of numbers that does not exist',
    between('since 2024-02-31'),
    ['text/date'],
    /29|28|February|month/,
  ),
  text(
    'an e-mail address with a mistake',
    between('to anna@gmial.com'),
    ['text/email'],
    /gmail\.com/,
  ),
  text(
    'an e-mail address with another mistake',
    between('to anna@outlok.com'),
    ['text/email'],
    /outlook\.com/,
  ),
  text(
    'capitals',
    (source) => source.toUpperCase(),
    ['text/capitals'],
    /capitals|small|lower/i,
    ({ text }) => text.length > 40 && !text.includes('{') && !text.includes(': '),
  ),
  label('click here', 'Click here', ['link/vague-label'], /where|lead|target|say/i),
  label('here', 'here', ['link/vague-label'], /where|lead|target|say/i),
  label('read more', 'Read more', ['link/vague-label'], /where|lead|target|say/i),
  {
    group: 'not meant',
    name: 'two buttons with the same words and other targets',
    make(site, random) {
      const actions = site.values.filter(
        (one) => one.key === 'label' && one.inFlow && /^routes\.sections\.action$/.test(one.path),
      )
      const pageOf = ({ line }: Written) =>
        site.blocks.find(
          ({ path, first, last }) => path === 'routes' && first <= line && line <= last,
        )
      const value = pick(actions, random)
      const other =
        value &&
        actions.find(
          (one) => one !== value && one.text !== value.text && pageOf(one) === pageOf(value),
        )
      const target = (one: Written) => site.lines[one.line - 1]?.match(/to: (.*?) \}/)?.[1]
      if (!value || !other || target(value) === target(other)) return undefined
      const [first, last] = [value.line, other.line].sort((a, b) => a - b) as [number, number]
      return {
        edits: [{ from: other.from, to: other.to, insert: site.text.slice(value.from, value.to) }],
        expected: {
          first,
          last,
          codes: ['link/same-label'],
          fix: new RegExp(literally(value.text)),
        },
      }
    },
  },
  {
    group: 'not meant',
    name: "the neighbour's text",
    make(site, random) {
      const items = site.values.filter(
        (one) =>
          TEXT_KEYS.test(one.key) &&
          /^routes\.sections\.(items|steps)\.(text|description)$/.test(one.path) &&
          !one.inFlow &&
          one.text.length > 60,
      )
      const at = random(Math.max(1, items.length - 1))
      const [one, next] = [items[at], items[at + 1]]
      if (!one || !next || next.line - one.line > 5) return undefined
      return {
        edits: [{ from: next.from, to: next.to, insert: site.text.slice(one.from, one.to) }],
        expected: {
          first: one.line,
          last: next.line,
          codes: ['text/twice'],
          fix: /own|twice|once|same/i,
        },
      }
    },
  },
]
