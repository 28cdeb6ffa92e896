import { type MistakeClass, mistakes, type Places, pick } from '../mistake.ts'
import { after, blocksOf, indentOf, linesOf, matching, ownLines, values, where } from '../places.ts'
import type { Block, SiteText } from '../site-text.ts'

/** The next entry of the same list. */
const nextOf = (site: SiteText, block: Block) =>
  site.blocks.find(({ first, path }) => first === block.last + 1 && path === block.path)

const entries = where(
  blocksOf(2, 6),
  (block, site) => block.path !== 'routes' && nextOf(site, block) !== undefined,
)
const sections = where(blocksOf(5, Infinity), ({ path }) => path === 'routes.sections')
const pages = where(blocksOf(1, Infinity), ({ path }) => path === 'routes')

/** List entries with the first line of the next entry, where a diagnostic may also be. */
const withNextLine =
  (blocks: Places<Block>, lastOf: (next: Block) => number): Places =>
  (site) =>
    blocks(site).flatMap((block) => {
      const next = nextOf(site, block)
      if (!next) return []
      const to = site.starts[next.first] ?? site.text.length
      return [{ ...block, to, text: site.text.slice(block.from, to), last: lastOf(next) }]
    })

const nextEntry = withNextLine(entries, ({ first }) => first)
const nextSection = withNextLine(sections, ({ last }) => last)

const withoutLastLine = (text: string) => text.replace(/.*\n$/, '')
const keyOf = (text: string) => /- (\w+)/.exec(text)?.[1]

const IN_LINE = /space|indent|column/i
const INDENTATION = ['yaml/indentation']
const MERGED = ['yaml/missing-hyphen', 'yaml/duplicate-key']
const OTHER_KEYS = ['schema/unknown-key', 'schema/missing-key']
const HYPHEN = /hyphen|"- "/i

const twoLines: Places = (site) => entries(site).map((one) => ({ ...one, last: one.first + 1 }))
const endsOfTexts = matching(
  /(?<=^( +)(?:headline|heading|tagline|intro|text|description|summary|quote): \w[^\n]{12,})\n\1(?=\w+: \w)/gm,
)
const quoted = values(({ isQuoted, inFlow, text }) => isQuoted && !inFlow && text.length > 32)

/** A single section may have the indentation of its key. */
const neighboringSections = where(sections, (one, site) =>
  sections(site).some(({ first, last }) => last + 1 === one.first || one.last + 1 === first),
)

/** Mistakes of whole lines: indented, deleted, pasted, moved. */
export const ofLines: readonly MistakeClass[] = [
  ...mistakes('lines', entries)(INDENTATION, IN_LINE, {
    'an entry indented by one more': (text) => text.replace(/^(?=.)/gm, ' '),
  }),
  ...mistakes('lines', sections)(INDENTATION, IN_LINE, {
    'a section indented by two more': (text) => text.replace(/^(?=.)/gm, '  '),
  }),
  ...mistakes('lines', neighboringSections)(INDENTATION, IN_LINE, {
    'a section indented by two less': (text) => text.replace(/^ {2}/gm, ''),
  }),
  ...mistakes('lines', nextEntry)(MERGED, HYPHEN, {
    'an entry merged with the one before': (text) => text.replace(/- (?=.*\n$)/, '  '),
    'the first line of an entry deleted': [withoutLastLine, /hyphen|"- "|twice|entry/i],
  }),
  ...mistakes('lines', nextSection)([...MERGED, 'schema/missing-key'], /hyphen|"- |type/i, {
    'the first line of a section deleted': withoutLastLine,
  }),
  ...mistakes('lines', nextSection)([...INDENTATION, ...OTHER_KEYS], /\w/, {
    'a section moved behind the begin of another': (text) =>
      text.replace(/^([\s\S]*\n)(.*\n)$/, '$2$1'),
  }),
  ...mistakes('lines', linesOf(ownLines))(['yaml/duplicate-key'], /one of|remove|delete|twice/i, {
    'a line pasted twice': (line) => `${line}\n${line}`,
  }),
  ...mistakes('lines', after(pages))(['route/duplicate'], /path|address|delete|remove/i, {
    'a page pasted twice': (page) => page,
  }),
  ...mistakes('lines', after(sections))(
    ['text/twice', 'anchor/duplicate', 'section/twice'],
    /delete|remove|twice|other id/i,
    { 'a section pasted twice': (section) => section },
  ),
  ...mistakes('lines', after(entries))(
    [...OTHER_KEYS, 'section/broken-promise', 'section/unknown-type'],
    /\w/,
    {
      'an entry moved to another list': (text, random, site) => {
        const others = where(entries, (one) => keyOf(one.text) !== keyOf(text))
        const other = pick(others(site), random)?.text ?? ''
        const indent = new RegExp(`^ {${indentOf(other)}}`, 'gm')
        return other.replace(indent, ' '.repeat(indentOf(text)))
      },
    },
  ),
  ...mistakes('paste', after(blocksOf(3, 9)))(INDENTATION, IN_LINE, {
    'half a block with other indentation': (text) =>
      text.replace(new RegExp(`^ {1,${indentOf(text)}}`, 'gm'), ''),
  }),
  ...mistakes('lines', twoLines)([...MERGED, ...INDENTATION], HYPHEN, {
    'two lines swapped, the one with the hyphen second': (text) =>
      text.replace(/^(( *)- .*\n)(\2 {2}\S.*\n)/, '$3$1'),
  }),
  ...mistakes('lines', endsOfTexts)(['yaml/colon-in-text'], /line|quot/i, {
    'two lines joined': ' ',
  }),
  ...mistakes('lines', quoted)(['yaml/unclosed-quote'], /quot|Write ["'] at/i, {
    'a quoted text ended on the next line': (text) => text.replace(/ ([^ ]*.{8})"$/, '\n$1'),
  }),
]
