import {
  blockTexts,
  indentOf,
  inValue,
  lineAt,
  lineEdit,
  type Mistake,
  type MistakeClass,
  pick,
} from '../mistake.ts'
import type { Written } from '../site-text.ts'

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

const isPoint = ({ isItem, inFlow, key }: Written) =>
  isItem && !inFlow && /^(paragraphs|points)$/.test(key)

/** What says of a line that it has come from elsewhere. */
export const FOREIGN = [
  'yaml/indentation',
  'yaml/missing-colon',
  'yaml/syntax',
  'yaml/several-documents',
  'yaml/special-start',
  'text/pasted',
]
export const LINE = /comment|#|delete|remove/i

/** What comes between the lines from elsewhere. */
export const pastedLines: readonly MistakeClass[] = [
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
      const value = pick(site.values.filter(isPoint), random)
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
      const value = pick(site.values.filter(isPoint), random)
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
