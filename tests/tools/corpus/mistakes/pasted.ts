import {
  blockKeys,
  blockTexts,
  indentOf,
  inValue,
  lineAt,
  lineEdit,
  type MistakeClass,
  pick,
} from '../mistake.ts'
import type { SiteText, Written } from '../site-text.ts'
import { FOREIGN, LINE } from './pasted-lines.ts'

const paste = (
  name: string,
  change: (source: string, value: Written, site: SiteText) => string | undefined,
  codes: string[],
  fix: RegExp,
  which: (value: Written) => boolean = ({ isQuoted }) => !isQuoted,
): MistakeClass => ({
  group: 'paste',
  name,
  make(site, random) {
    const value = pick(blockTexts(site).filter(which), random)
    const insert = value && change(site.text.slice(value.from, value.to), value, site)
    if (!value || insert === undefined) return undefined
    return inValue(value, { from: value.from, to: value.to, insert }, codes, fix)
  },
})

/** A zero-width space inside a word. */
const zeroWidth = (
  name: string,
  among: (value: Written) => boolean,
  place: (value: Written) => number,
  codes: string[],
  fix: RegExp,
): MistakeClass => ({
  group: 'paste',
  name,
  make(site, random) {
    const value = pick(site.values.filter(among), random)
    if (!value) return undefined
    const at = place(value)
    const edit = { from: at, to: at, insert: '\u200b' }
    return inValue(value, edit, ['yaml/control-character', ...codes], fix)
  },
})

const words = (source: string) => source.split(' ')
const middle = (source: string, change: (word: string) => string) => {
  const all = words(source)
  const at = all.findIndex((word, index) => index > 0 && /^[a-z]{4,}$/.test(word))
  if (at < 0) return undefined
  return all.map((word, index) => (index === at ? change(word) : word)).join(' ')
}

const MARKUP = ['text/markup']
const QUOTES = ['yaml/curly-quotes', 'yaml/unopened-quote', 'yaml/special-start']
/** What comes into a text from Word, mail, chat, HTML and Markdown. */
export const pasted: readonly MistakeClass[] = [
  paste(
    'quotes of Word around a text',
    (source) => `“${source}”`,
    QUOTES,
    /straight|"/i,
    ({ isQuoted, text }) => !isQuoted && text.length < 60,
  ),
  paste(
    'German quotes around a text with a colon',
    (source) => `„${source.replace(' ', ': ')}“`,
    [...QUOTES, 'yaml/colon-in-text'],
    /quot/i,
  ),
  paste(
    'quotes of Word in place of straight ones',
    (source) => `“${source.slice(1, -1)}”`,
    [...QUOTES, 'yaml/colon-in-text', 'variable/braces'],
    /straight|quot/i,
    ({ isQuoted }) => isQuoted,
  ),
  {
    group: 'paste',
    name: 'no-break spaces before a key',
    make(site, random) {
      const value = pick(
        blockKeys(site).filter(({ line }) => /^ {4,}\w/.test(lineAt(site, line))),
        random,
      )
      if (!value) return undefined
      const line = lineAt(site, value.line)
      return inValue(
        value,
        lineEdit(site, value.line, '\u00a0'.repeat(indentOf(line)) + line.trimStart()),
        ['yaml/control-character', 'yaml/indentation', 'yaml/tab', 'yaml/invisible'],
        /space/i,
      )
    },
  },
  {
    group: 'paste',
    name: 'a no-break space after a colon',
    make(site, random) {
      const value = pick(blockKeys(site), random)
      if (!value) return undefined
      const from = value.keyFrom + value.key.length + 1
      return inValue(
        value,
        { from, to: value.from, insert: '\u00a0' },
        ['yaml/missing-colon', 'yaml/control-character'],
        /space/i,
      )
    },
  },
  zeroWidth(
    'a zero-width space in a key',
    ({ inFlow, isItem }) => !inFlow && !isItem,
    ({ keyFrom }) => keyFrom + 2,
    ['schema/unknown-key'],
    /invisible|delete/i,
  ),
  zeroWidth(
    'a zero-width space in an address',
    ({ key, text }) => /^(to|src)$/.test(key) && /^\/\w{4}/.test(text),
    ({ from }) => from + 4,
    ['link/dead', 'image/missing'],
    /invisible|delete|\//i,
  ),
  paste(
    'an invisible sign in a text',
    (source) => middle(source, (word) => `${word.slice(0, 2)}\u200b${word.slice(2)}`),
    ['yaml/control-character', 'text/invisible'],
    /delete|invisible|remove|again/i,
  ),
  paste('a paragraph of HTML', (source) => `<p>${source}</p>`, MARKUP, /tag|<p>|mark/i),
  paste(
    'a word in tags',
    (source) => middle(source, (word) => `<strong>${word}</strong>`),
    MARKUP,
    /tag|<strong>|mark/i,
  ),
  paste(
    'a line break of HTML',
    (source) => source.replace('. ', '.<br>').replace(/^(?!.*<br>)(\w+) /, '$1<br/> '),
    MARKUP,
    /tag|<br|mark/i,
  ),
  paste(
    'an entity',
    (source) => middle(source, (word) => `${word}&nbsp;&amp;`),
    MARKUP,
    /&|character|sign|Write /i,
  ),
  paste(
    'bold of Markdown',
    (source) => middle(source, (word) => `**${word}**`),
    MARKUP,
    /\*\*|star|asterisk|Write "/i,
  ),
  paste(
    'bold of Markdown at the begin',
    (source) => source.replace(/^(\w+)/, '**$1**'),
    [...MARKUP, 'yaml/special-start', 'yaml/alias'],
    /quot|\*/i,
    ({ isQuoted, text }) => !isQuoted && /^\w+ /.test(text),
  ),
  paste(
    'a link of Markdown',
    (source) => middle(source, (word) => `[${word}](https://example.org/${word})`),
    MARKUP,
    /link|\[/i,
  ),
  paste(
    'a link of Markdown at the begin',
    (source) => source.replace(/^(\w+)/, '[$1](/Contact-Us)'),
    [...MARKUP, 'yaml/special-start', 'yaml/brackets'],
    /quot|link|\[/i,
    ({ isQuoted, text }) => !isQuoted && /^\w+ /.test(text),
  ),
  paste(
    'a heading of Markdown',
    (source) => `## ${source}`,
    ['yaml/special-start', 'yaml/cut-off', 'schema/no-value', 'text/markup'],
    /quot|#/i,
  ),
  paste('a quotation of a mail', (source) => `> ${source}`, ['yaml/special-start'], /quot|>/i),
  paste(
    'a line of a chat',
    (source) => `[10:32] Anna: ${source}`,
    ['yaml/special-start', 'yaml/brackets', 'yaml/colon-in-text'],
    /quot/i,
  ),
  paste(
    'a bullet before a text',
    (source) => `• ${source}`,
    ['text/markup', 'text/pasted'],
    /•|bullet|sign/i,
  ),
  paste(
    'a text over two lines, the second at the margin',
    (source) => {
      const all = words(source)
      return all.length < 6 ? undefined : `${all.slice(0, 4).join(' ')}\n${all.slice(4).join(' ')}`
    },
    ['yaml/indentation', 'yaml/missing-colon', 'yaml/syntax'],
    /one line|same line|spaces before|continue|goes on/i,
  ),
  paste(
    'a second paragraph at the margin',
    (source) => `${source}\n\nWe are glad to hear from you.`,
    FOREIGN,
    LINE,
  ),
]
