import {
  blockTexts,
  indentOf,
  lineAt,
  lineEdit,
  type Mistake,
  type MistakeClass,
  pick,
  withoutLines,
} from '../mistake.ts'
import type { Block, SiteText } from '../site-text.ts'

const length = ({ first, last }: Block) => last - first + 1

const ofBlock = (
  name: string,
  which: (block: Block, site: SiteText) => boolean,
  change: (site: SiteText, block: Block, random: (limit: number) => number) => Mistake | undefined,
): MistakeClass => ({
  group: 'lines',
  name,
  make(site, random) {
    const block = pick(
      site.blocks.filter((one) => which(one, site)),
      random,
    )
    return block && change(site, block, random)
  },
})

const slice = (site: SiteText, { first, last }: { first: number; last: number }) =>
  site.text.slice(site.starts[first - 1], site.starts[last] ?? site.text.length)

/** The entry of the same list that follows at once. */
const nextOf = (site: SiteText, block: Block) =>
  site.blocks.find(({ first, path }) => first === block.last + 1 && path === block.path)

const isEntry = (block: Block, site: SiteText) =>
  length(block) >= 2 &&
  length(block) <= 6 &&
  !/^routes$/.test(block.path) &&
  nextOf(site, block) !== undefined
const isSection = (block: Block) => block.path === 'routes.sections' && length(block) > 4

const indented = (
  name: string,
  which: (block: Block, site: SiteText) => boolean,
  change: (line: string) => string,
): MistakeClass =>
  ofBlock(name, which, (site, block) => ({
    edits: Array.from({ length: length(block) }, (_, index) =>
      lineEdit(site, block.first + index, change(lineAt(site, block.first + index))),
    ),
    expected: { ...block, codes: ['yaml/indentation'], fix: /space|indent|column/i },
  }))

export const severalLines: readonly MistakeClass[] = [
  indented('an entry indented by one more', isEntry, (line) => ` ${line}`),
  indented('a section indented by two more', isSection, (line) => `  ${line}`),
  indented('a section indented by two less', isSection, (line) => line.slice(2)),
  ofBlock('an entry merged with the one before', isEntry, (site, block) => {
    const next = nextOf(site, block)
    if (!next) return undefined
    const line = lineAt(site, next.first)
    return {
      edits: [lineEdit(site, next.first, line.replace('- ', '  '))],
      expected: {
        first: block.first,
        last: next.first,
        codes: ['yaml/missing-hyphen', 'yaml/duplicate-key'],
        fix: /hyphen|"- "/i,
      },
    }
  }),
  ofBlock('the first line of an entry deleted', isEntry, (site, block) => {
    const next = nextOf(site, block)
    if (!next) return undefined
    return {
      edits: [withoutLines(site, { first: next.first, last: next.first })],
      expected: {
        first: block.first,
        last: next.first,
        codes: ['yaml/missing-hyphen', 'yaml/duplicate-key'],
        fix: /hyphen|"- "|twice|entry/i,
      },
    }
  }),
  ofBlock(
    'the first line of a section deleted',
    (block, site) => isSection(block) && nextOf(site, block) !== undefined,
    (site, block) => {
      const next = nextOf(site, block)
      if (!next) return undefined
      return {
        edits: [withoutLines(site, { first: next.first, last: next.first })],
        expected: {
          first: block.first,
          last: next.last,
          codes: ['yaml/missing-hyphen', 'yaml/duplicate-key', 'schema/missing-key'],
          fix: /hyphen|"- |type/i,
        },
      }
    },
  ),
  ofBlock(
    'a line pasted twice',
    (block) => length(block) >= 2 && length(block) <= 6,
    (site, block, random) => {
      const line = block.first + 1 + random(length(block) - 1)
      if (!/^ *\w+: \S/.test(lineAt(site, line))) return undefined
      const copy = slice(site, { first: line, last: line })
      const at = site.starts[line] ?? site.text.length
      return {
        edits: [{ from: at, to: at, insert: copy }],
        expected: {
          first: line,
          last: line + 1,
          codes: ['yaml/duplicate-key'],
          fix: /one of|remove|delete|twice/i,
        },
      }
    },
  ),
  ofBlock(
    'a page pasted twice',
    ({ path }) => path === 'routes',
    (site, block) => {
      const copy = slice(site, block)
      const at = site.starts[block.last] ?? site.text.length
      return {
        edits: [{ from: at, to: at, insert: copy }],
        expected: {
          first: block.last + 1,
          last: block.last + length(block),
          codes: ['route/duplicate'],
          fix: /path|address|delete|remove/i,
        },
      }
    },
  ),
  ofBlock('a section pasted twice', isSection, (site, block) => {
    const copy = slice(site, block)
    const at = site.starts[block.last] ?? site.text.length
    return {
      edits: [{ from: at, to: at, insert: copy }],
      expected: {
        first: block.last + 1,
        last: block.last + length(block),
        codes: ['text/twice', 'anchor/duplicate', 'section/twice'],
        fix: /delete|remove|twice|other id/i,
      },
    }
  }),
  ofBlock('a section moved behind the begin of another', isSection, (site, block) => {
    const next = nextOf(site, block)
    if (!next || length(next) < 3) return undefined
    const at = site.starts[next.first] ?? 0
    return {
      edits: [withoutLines(site, block), { from: at, to: at, insert: slice(site, block) }],
      expected: {
        first: block.first,
        last: next.last,
        codes: ['schema/missing-key', 'schema/unknown-key', 'yaml/indentation'],
        fix: /\w/,
      },
    }
  }),
  ofBlock('an entry moved to another list', isEntry, (site, block, random) => {
    const other = pick(
      site.blocks.filter(
        (one) => one.path !== block.path && one.first > block.last + 20 && isEntry(one, site),
      ),
      random,
    )
    if (!other) return undefined
    const shift = indentOf(lineAt(site, other.first)) - indentOf(lineAt(site, block.first))
    const moved = site.lines
      .slice(block.first - 1, block.last)
      .map((line) => (shift > 0 ? ' '.repeat(shift) + line : line.slice(-shift)))
    const at = site.starts[other.last] ?? site.text.length
    return {
      edits: [{ from: at, to: at, insert: `${moved.join('\n')}\n` }],
      expected: {
        first: other.last + 1,
        last: other.last + length(block),
        codes: [
          'schema/unknown-key',
          'schema/missing-key',
          'section/broken-promise',
          'section/unknown-type',
        ],
        fix: /\w/,
      },
    }
  }),
  ofBlock('two lines swapped, the one with the hyphen second', isEntry, (site, block) => {
    const first = lineAt(site, block.first)
    const second = lineAt(site, block.first + 1)
    if (indentOf(second) !== indentOf(first) + 2) return undefined
    return {
      edits: [lineEdit(site, block.first, second), lineEdit(site, block.first + 1, first)],
      expected: {
        first: block.first,
        last: block.first + 1,
        codes: ['yaml/missing-hyphen', 'yaml/indentation', 'yaml/duplicate-key'],
        fix: /hyphen|"- "/i,
      },
    }
  }),
  {
    group: 'lines',
    name: 'two lines joined',
    make(site, random) {
      const value = pick(
        blockTexts(site).filter(
          ({ line, isQuoted, isItem }) =>
            !isItem &&
            !isQuoted &&
            /^ +\w+: \w/.test(lineAt(site, line + 1)) &&
            indentOf(lineAt(site, line)) === indentOf(lineAt(site, line + 1)),
        ),
        random,
      )
      if (!value) return undefined
      const from = value.to
      const to = (site.starts[value.line] ?? 0) + indentOf(lineAt(site, value.line + 1))
      return {
        edits: [{ from, to, insert: ' ' }],
        expected: {
          first: value.line,
          last: value.line,
          codes: ['yaml/colon-in-text'],
          fix: /line|quot/i,
        },
      }
    },
  },
  {
    group: 'lines',
    name: 'a quoted text ended on the next line',
    make(site, random) {
      const value = pick(
        site.values.filter((one) => one.isQuoted && !one.inFlow && one.text.length > 30),
        random,
      )
      if (!value) return undefined
      const at = site.text.lastIndexOf(' ', value.to - 8)
      const edit = { from: at, to: value.to, insert: `\n${site.text.slice(at + 1, value.to - 1)}` }
      return {
        edits: [edit],
        expected: {
          first: value.line,
          last: value.line + 1,
          codes: ['yaml/unclosed-quote'],
          fix: /quot|Write ["'] at/i,
        },
      }
    },
  },
]
