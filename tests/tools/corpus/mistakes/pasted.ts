import { around, behind, type MistakeClass, mistakes } from '../mistake.ts'
import {
  indentOf,
  keyed,
  keysOf,
  lineAt,
  linesOf,
  plainTexts,
  points,
  quotedTexts,
  values,
  where,
} from '../places.ts'

/** Inserts an invisible character into a word. */
const invisibleAfter = (letters: number) => (text: string) =>
  `${text.slice(0, letters)}\u200b${text.slice(letters)}`

const MARKUP = ['text/markup']
const QUOTES = ['yaml/curly-quotes', 'yaml/unopened-quote', 'yaml/special-start']
const CONTROL = 'yaml/control-character'
const DELETE = /delete/i

const shortTexts = where(plainTexts, ({ text }) => text.length < 60)
const headings = where(plainTexts, ({ key }) => /^(headline|heading)$/.test(key))
const richTexts = where(plainTexts, ({ key }) => !/^(headline|heading|tagline|subtitle)$/.test(key))
const words = where(plainTexts, ({ text }) => /^\w+ /.test(text))
const deepLines = linesOf(where(keyed, ({ first }, site) => /^ {4,}\w/.test(lineAt(site, first))))
const addresses = values(({ key, text }) => /^(to|src)$/.test(key) && /^\/\w{4}/.test(text))

const sixWords = where(plainTexts, ({ text }) => text.split(' ').length > 5)

/** Signs that a line comes from another file. */
const FOREIGN = [
  'yaml/indentation',
  'yaml/missing-colon',
  'yaml/syntax',
  'yaml/several-documents',
  'yaml/special-start',
  'text/pasted',
]

/** Inserts lines after the line of a text. */
const under = (lines: string) => (line: string) => `${line}\n${lines}`

const inText = mistakes('paste', plainTexts)

/** Characters and lines pasted from Word, mail, chat, HTML and Markdown. */
export const pasted: readonly MistakeClass[] = [
  ...inText([...QUOTES, 'yaml/colon-in-text'], /quot/i, {
    'German quotes around a text with a colon': (text) => `„${text.replace(' ', ': ')}“`,
  }),
  ...inText([CONTROL, 'text/invisible'], /delete|invisible|remove|again/i, {
    'an invisible sign in a text': (text) =>
      text.replace(/(?<= [a-z]{2})(?=[a-z]{2,}( |$))/, '\u200b'),
  }),
  ...inText(['text/hidden-sign'], DELETE, {
    'a mark of direction': behind('\u200e'),
    'a soft hyphen': (text) => text.replace(/(?<=\p{L}{3})(?=\p{L}{3})/u, '\u00ad'),
  }),
  ...inText(['text/garbled'], /ü/, { 'letters of another encoding': behind('fÃ¼r') }),
  ...inText(MARKUP, DELETE, {
    'a paragraph of HTML': [(text) => `<p>${text}</p>`, /tag|<p>|mark/i],
    'a word in tags': [around('<strong>', '</strong>'), /Write "\*\*|tag|<strong>|mark/i],
    'a tag of Word': (text) => `${text}<o:p></o:p>`,
    'a line break of HTML': [
      (text) => text.replace('. ', '.<br>').replace(/^(?!.*<br>)(\w+) /, '$1<br/> '),
      /tag|<br|mark|block|space/i,
    ],
    'a comment of HTML': (text) => `${text} <!-- ask Anna -->`,
    'an entity': [around('', '&nbsp;&amp;'), /&|character|sign|Write /i],
    'an entity of a letter': [behind('voil&agrave;'), /à/],
    'a word struck out': [around('~~', '~~'), /instead/],
    'a word as code': [around('`', '`'), /instead/],
  }),
  ...mistakes('paste', richTexts)(MARKUP, /instead/, {
    'a link of Markdown with a space': around('[', '] (https://example.org/page)'),
    'bold of Markdown with spaces': around('** ', ' **'),
    'an image of Markdown': [(text) => `${text} ![Logo](/images/logo.png)`, /image/i],
  }),
  ...mistakes('paste', headings)(MARKUP, /Write/, {
    'bold of Markdown in a heading': around('**', '**'),
    'a link of Markdown in a heading': around('[', '](https://example.org/page)'),
  }),
  ...inText(['yaml/special-start', 'yaml/cut-off', 'schema/no-value', ...MARKUP], /quot|#/i, {
    'a heading of Markdown': (text) => `## ${text}`,
  }),
  ...inText(['yaml/special-start'], /quot|>/i, { 'a quotation of a mail': (text) => `> ${text}` }),
  ...inText(['yaml/special-start', 'yaml/brackets', 'yaml/colon-in-text'], /quot/i, {
    'a line of a chat': (text) => `[10:32] Anna: ${text}`,
  }),
  ...inText([...MARKUP, 'text/pasted'], /•|bullet|sign/i, {
    'a bullet before a text': (text) => `• ${text}`,
  }),
  ...mistakes('paste', shortTexts)(QUOTES, /straight|"/i, {
    'quotes of Word around a text': (text) => `“${text}”`,
  }),
  ...mistakes('paste', quotedTexts)(
    [...QUOTES, 'yaml/colon-in-text', 'variable/braces'],
    /straight|quot/i,
    { 'quotes of Word in place of straight ones': (text) => `“${text.slice(1, -1)}”` },
  ),
  ...mistakes('paste', words)([...MARKUP, 'yaml/special-start', 'yaml/alias'], /quot/i, {
    'bold of Markdown at the begin': [(text) => text.replace(/^\w+/, '**$&**'), /quot|\*/i],
    'a link of Markdown at the begin': (text) => text.replace(/^\w+/, '[$&](/Contact-Us)'),
  }),
  ...mistakes('paste', deepLines)(
    [CONTROL, 'yaml/indentation', 'yaml/tab', 'yaml/invisible'],
    /space/i,
    {
      'no-break spaces before a key': (line) => '\u00a0'.repeat(indentOf(line)) + line.trimStart(),
    },
  ),
  ...mistakes('paste', keysOf(keyed))([CONTROL, 'schema/unknown-key'], /invisible|delete/i, {
    'a zero-width space in a key': invisibleAfter(2),
  }),
  ...mistakes('paste', addresses)([CONTROL, 'link/dead', 'image/missing'], /invisible|delete|\//i, {
    'a zero-width space in an address': invisibleAfter(4),
  }),
  ...mistakes('paste', linesOf(plainTexts))(FOREIGN, /comment|#|delete|remove/i, {
    'a signature': under('--\nAnna Larsen\nHead of Marketing'),
    'what a phone adds': under('Sent from my iPhone'),
    'three dashes': under('---'),
    'a table': under('| Name | Role |\n| --- | --- |\n| Anna | Designer |'),
    'a fence of code': under('```yaml\n```'),
    'a second paragraph at the margin': under('\nWe are glad to hear from you.'),
  }),
  ...mistakes('paste', sixWords)(
    ['yaml/indentation', 'yaml/missing-colon', 'yaml/syntax'],
    /one line|same line|spaces before|continue|goes on/i,
    {
      'a text over two lines, the second at the margin': (text) =>
        text.replace(/^((?:\S* ){3}\S*) /, '$1\n'),
    },
  ),
  ...mistakes('paste', linesOf(points))(['yaml/missing-hyphen'], /hyphen|"- "/i, {
    'bullets of Word in a list': (line) => line.replace('- ', '• '),
    'numbers before entries': (line) => line.replace('- ', '1. '),
  }),
]
