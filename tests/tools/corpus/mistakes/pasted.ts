import {
  blockKeys,
  blockTexts,
  indentOf,
  inValue,
  lineAt,
  lineEdit,
  type Mistake,
  type MistakeClass,
  pick,
} from '../mistake.ts'
import type { SiteText, Written } from '../site-text.ts'

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

/** Lines that are put after the line of a text. */
const after = (
  name: string,
  lines: (indent: number) => readonly string[],
  codes: string[],
  fix: RegExp,
): MistakeClass => ({
  group: 'paste',
  name,
  make(site, random): Mistake | undefined {
    const value = pick(
      blockTexts(site).filter(({ isQuoted }) => !isQuoted),
      random,
    )
    if (!value) return undefined
    const line = lineAt(site, value.line)
    const added = lines(indentOf(line))
    const first = value.line + 1
    return {
      edits: [lineEdit(site, value.line, [line, ...added].join('\n'))],
      expected: { first: value.line, last: first + added.length - 1, codes, fix },
    }
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
const FOREIGN = [
  'yaml/indentation',
  'yaml/missing-colon',
  'yaml/syntax',
  'yaml/several-documents',
  'yaml/special-start',
  'text/pasted',
]
const LINE = /comment|#|delete|remove/i

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
  {
    group: 'paste',
    name: 'a zero-width space in a key',
    make(site, random) {
      const value = pick(blockKeys(site), random)
      if (!value) return undefined
      const from = value.keyFrom + 2
      return inValue(
        value,
        { from, to: from, insert: '\u200b' },
        ['yaml/control-character', 'schema/unknown-key'],
        /invisible|delete/i,
      )
    },
  },
  {
    group: 'paste',
    name: 'a zero-width space in an address',
    make(site, random) {
      const value = pick(
        site.values.filter(({ key, text }) => /^(to|src)$/.test(key) && /^\/\w{4}/.test(text)),
        random,
      )
      if (!value) return undefined
      const from = value.from + 4
      return inValue(
        value,
        { from, to: from, insert: '\u200b' },
        ['yaml/control-character', 'link/dead', 'image/missing'],
        /invisible|delete|\//i,
      )
    },
  },
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
  after('a signature', () => ['--', 'Anna Larsen', 'Head of Marketing'], FOREIGN, LINE),
  after('what a phone adds', () => ['Sent from my iPhone'], FOREIGN, LINE),
  after(
    'a greeting of a mail',
    () => ['Hi Tom,', 'here is the new text.', 'Best, Anna'],
    FOREIGN,
    LINE,
  ),
  after('a row of dashes', () => ['----------'], FOREIGN, LINE),
  after('three dashes', () => ['---'], FOREIGN, LINE),
  after(
    'a table',
    () => ['| Name | Role |', '| --- | --- |', '| Anna | Designer |'],
    FOREIGN,
    LINE,
  ),
  after('a fence of code', (indent) => ['```yaml', `${' '.repeat(indent)}`, '```'], FOREIGN, LINE),
  {
    group: 'paste',
    name: 'bullets of Word in a list',
    make(site, random) {
      const value = pick(
        site.values.filter(
          ({ isItem, inFlow, key }) => isItem && !inFlow && /^(paragraphs|points)$/.test(key),
        ),
        random,
      )
      if (!value) return undefined
      const line = lineAt(site, value.line)
      const added = `${' '.repeat(indentOf(line))}• A point from the brochure`
      return {
        edits: [lineEdit(site, value.line, `${line}\n${added}`)],
        expected: {
          first: value.line,
          last: value.line + 1,
          codes: ['yaml/missing-hyphen'],
          fix: /hyphen|"- "/i,
        },
      }
    },
  },
  {
    group: 'paste',
    name: 'numbers before entries',
    make(site, random) {
      const value = pick(
        site.values.filter(
          ({ isItem, inFlow, key }) => isItem && !inFlow && /^(paragraphs|points)$/.test(key),
        ),
        random,
      )
      if (!value) return undefined
      return inValue(
        value,
        lineEdit(site, value.line, lineAt(site, value.line).replace('- ', '1. ')),
        ['yaml/missing-hyphen'],
        /hyphen|"- "/i,
      )
    },
  },
  {
    group: 'paste',
    name: 'half a block with other indentation',
    make(site, random) {
      const block = pick(
        site.blocks.filter(({ first, last }) => last - first >= 2 && last - first < 9),
        random,
      )
      if (!block) return undefined
      const length = block.last - block.first + 1
      const copy = site.lines.slice(block.first - 1, block.last)
      const outdent = indentOf(copy[0] ?? '')
      const added = copy.map((line) => line.slice(outdent))
      const from = site.starts[block.last] ?? site.text.length
      return {
        edits: [{ from, to: from, insert: `${added.join('\n')}\n` }],
        expected: {
          first: block.last + 1,
          last: block.last + length,
          codes: ['yaml/indentation'],
          fix: /space|indent|column/i,
        },
      }
    },
  },
]
