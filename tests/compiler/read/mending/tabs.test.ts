import { expect, test } from 'vitest'
import { layoutRepairs } from '../../../../src/compiler/read/mending/layout.ts'
import { shown } from './shown-layout.ts'

const ofTabs = (lines: readonly string[], at: number) =>
  layoutRepairs(lines, at).filter(({ note }) => note.message.includes('uses a tab'))

const repairs = (lines: readonly string[], at: number) => ofTabs(lines, at).map(shown)

test('a tab before the words is named, and told how to be replaced', () => {
  expect(layoutRepairs(['\ta: 1'], 0)[0]?.note).toEqual({
    code: 'yaml/tab',
    message: 'This line uses a tab, but YAML is indented with spaces only.',
    hint: 'Replace the tab by spaces (two for each level).',
  })
})

const run = ['a:', '\tb: 1', '\t \tc: 2', 'd: 3', '\te: 4']
const widths = [
  'tab 1:0-1 / 1|  b: 1 / 2|     c: 2',
  'tab 1:0-1 / 1|    b: 1 / 2|         c: 2',
  'tab 1:0-1 / 1| b: 1 / 2|   c: 2',
  'tab 1:0-1 / 1|        b: 1 / 2|                 c: 2',
]

test('a tab is as wide in all lines of a run, or stands for the indentation of this one', () => {
  expect(repairs(run, 1)).toEqual([...widths, 'tab 1:0-1 / 1|  b: 1'])
})

test('tabs are marked in the first line of their run', () => {
  expect(repairs(run, 2)).toEqual([...widths, 'tab 2:0-3 / 2|  c: 2'])
})

test('a tab behind a hyphen becomes its space', () => {
  expect(ofTabs(['k:', '    - x', '-\ty', ''], 2).map(({ lines }) => lines.get(2))).toEqual([
    '- y',
    '- y',
    '- y',
    '- y',
    '    - y',
    '      - y',
  ])
})

test('a tab is one space after a hyphen, whatever its width before it', () => {
  expect(repairs(['  \t-\t-\tx\ty'], 0)).toEqual([
    'tab 0:2-7 / 0|    - - x\ty',
    'tab 0:2-7 / 0|      - - x\ty',
    'tab 0:2-7 / 0|   - - x\ty',
    'tab 0:2-7 / 0|          - - x\ty',
    'tab 0:2-7 / 0|- - x\ty',
  ])
})

test.for(['a:\tb', '-a\tb', '- a\tb', '--\ta', 'a', '"\t"'])(
  'there is no tab before the words of %j',
  (line) => {
    expect(repairs([line], 0)).toEqual([])
  },
)
