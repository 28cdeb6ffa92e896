import { type MistakeClass, mistakes, type Places, pick } from '../mistake.ts'
import { after, blocksOf, indentOf, linesOf, matching, ownLines, values, where } from '../places.ts'
import type { Block, SiteText } from '../site-text.ts'

/** The entry of the same list that follows at once. */
const nextOf = (site: SiteText, block: Block) =>
  site.blocks.find(({ first, path }) => first === block.last + 1 && path === block.path)

const entries = where(
  blocksOf(2, 6),
  (block, site) => block.path !== 'routes' && nextOf(site, block) !== undefined,
)
const sections = where(blocksOf(5, Infinity), ({ path }) => path === 'routes.sections')
const pages = where(blocksOf(1, Infinity), ({ path }) => path === 'routes')

const withNext =
  (blocks: Places<Block>, placeOf: (block: Block, next: Block) => Omit<Block, 'text'>): Places =>
  (site) =>
    blocks(site).flatMap((block) => {
      const next = nextOf(site, block)
      if (!next) return []
      const place = placeOf(block, next)
      return [{ ...place, text: site.text.slice(place.from, place.to) }]
    })
/** The first lines of the entries after some, which then look as if they belonged to those before. */
const beginnings = (blocks: Places<Block>, lastOf: (next: Block) => number) =>
  withNext(blocks, (block, next) => ({
    ...next,
    to: next.from + next.text.indexOf('\n') + 1,
    first: block.first,
    last: lastOf(next),
  }))
const twoSections = withNext(sections, (block, next) => ({
  ...block,
  to: next.to,
  last: next.last,
}))

const IN_LINE = /space|indent|column/i
const INDENTATION = ['yaml/indentation']
const MERGED = ['yaml/missing-hyphen', 'yaml/duplicate-key']
const HYPHEN = /hyphen|"- "/i

const firstOf = ({ first }: Block) => first
const lastOf = ({ last }: Block) => last

const twoLines: Places = (site) => entries(site).map((one) => ({ ...one, last: one.first + 1 }))
const endsOfTexts = matching(
  /(?<=^( +)(?:headline|heading|tagline|intro|text|description|summary|quote): \w[^\n]{12,})\n\1(?=\w+: \w)/gm,
)
const quoted = values(({ isQuoted, inFlow, text }) => isQuoted && !inFlow && text.length > 32)

/** Mistakes of whole lines: indented, deleted, pasted, moved. */
export const ofLines: readonly MistakeClass[] = [
  ...mistakes('lines', entries)(INDENTATION, IN_LINE, {
    'an entry indented by one more': (text) => text.replace(/^(?=.)/gm, ' '),
  }),
  ...mistakes('lines', sections)(INDENTATION, IN_LINE, {
    'a section indented by two more': (text) => text.replace(/^(?=.)/gm, '  '),
    'a section indented by two less': (text) => text.replace(/^ {2}/gm, ''),
  }),
  ...mistakes('lines', beginnings(entries, firstOf))(MERGED, HYPHEN, {
    'an entry merged with the one before': (line) => line.replace('- ', '  '),
    'the first line of an entry deleted': ['', /hyphen|"- "|twice|entry/i],
  }),
  ...mistakes('lines', beginnings(sections, lastOf))(
    [...MERGED, 'schema/missing-key'],
    /hyphen|"- |type/i,
    { 'the first line of a section deleted': '' },
  ),
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
  ...mistakes('paste', after(blocksOf(3, 9)))(INDENTATION, IN_LINE, {
    'half a block with other indentation': (text) =>
      text.replace(new RegExp(`^ {1,${indentOf(text)}}`, 'gm'), ''),
  }),
  ...mistakes('lines', twoSections)(
    ['schema/missing-key', 'schema/unknown-key', 'yaml/indentation'],
    /\w/,
    {
      'a section moved behind the begin of another': (both) =>
        both.replace(/^(( *)- [\s\S]*?\n)(\2- .*\n)/, '$3$1'),
    },
  ),
  {
    group: 'lines',
    name: 'an entry moved to another list',
    make(site, random) {
      const block = pick(entries(site), random)
      if (!block) return undefined
      const isElsewhere = ({ path, first }: Block) => path !== block.path && first > block.last + 20
      const other = pick(where(after(entries), isElsewhere)(site), random)
      if (!other) return undefined
      const indent = ' '.repeat(indentOf(other.text))
      const insert = block.text.replace(new RegExp(`^ {${indentOf(block.text)}}`, 'gm'), indent)
      return {
        ...other,
        insert,
        last: other.last + insert.split('\n').length - 1,
        codes: [
          'schema/unknown-key',
          'schema/missing-key',
          'section/broken-promise',
          'section/unknown-type',
        ],
        fix: /\w/,
      }
    },
  },
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
