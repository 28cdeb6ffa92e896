import { expect, test } from 'vitest'
import { examine } from '../../../src/compiler/read/examine.ts'
import { sourceOf } from '../../../src/diagnostics/position.ts'

/** The sign that a sentence is about. */
const signIn = (message: string): string =>
  /(?:begins with|closes with|mark|The) (\W)(?= is| that|,)/.exec(message)?.[1] ?? ''

/** Where a text is not YAML: what is wrong, with which sign, from where to where, and what may have caused it. */
const problemsIn = (text: string): string[] =>
  examine(sourceOf('', text)).problems.map(({ code, span, path, causes, isEscape, message }) => {
    const parts = [code.slice('yaml/'.length), signIn(message), `${span.start}-${span.end}`]
    if (path.length > 0) parts.push(`in ${path.join('.')}`)
    if (causes.length > 0) parts.push(`from ${causes.join(' ')}`)
    return [...parts, isEscape ? 'escape' : ''].filter(Boolean).join(' ')
  })

test.each<readonly [text: string, problems: readonly string[]]>([
  ['a: 1\n---\nb: 2\n', ['several-documents 5-8']],
  ['---\na: 1\n...\n---\nb: 2\n', ['several-documents 9-12']],
  ['a: x---y\n---\nb: 1\n', ['several-documents 9-12']],
  ['%YAML 1.2\n---\na: 1\n', ['directive % 0-1']],
  ['a: 1\n...\n%TAG ! x\n---\nb: 1\n', ['several-documents 5-8', 'directive % 9-10']],
  ['%FOO x\n---\na: 1\n', ['directive % 0-1']],
  ['a: 1\n\tb: 2\n', ['tab 6-7 from 5']],
  ['a:\n\t- x\n', ['tab 4-5 from 3']],
  ['a: @x\n', ['special-start @ 3-4 from 3']],
  ['a: `x\n', ['special-start ` 3-4 from 3']],
  ['a: %x\n', ['special-start % 3-4 from 3']],
  ['a: "x\\q"\n', ['escape 5-6 from 5 3 escape']],
  [
    'a: "x\\q\\w"\nb: "\\z"\n',
    ['escape 5-6 from 5 3 escape', 'escape 7-8 from 7 3 escape', 'escape 15-16 from 15 14 escape'],
  ],
  ['a: *x\n', []],
  ['a: &x &y z\n', ['alias & 6-8 from 6']],
  ['a: &x *y\n', ['alias * 6-8 from 6 6']],
  ['a: !x !y z\n', ['tag ! 6-8 from 6']],
  ['a: !<x z\n', ['tag ! 3-6 from 3']],
  ['a: !y!x z\n', ['tag ! 3-7 from 3']],
  [`${'k'.repeat(1030)}: 1\n`, ['key-not-text 0-1030 from 0']],
  ['[a]: 1\n', []],
  ['{a: 1}: 1\n', []],
  ['? [x]\n: 1\n', []],
  ['a: 1\nb\nc: 2\n', ['missing-colon 5-6 from 5']],
  ['a: 1\n  b\nc: 2\n', []],
  ['a: x\n  y: z\n', ['missing-colon 0-4 from 3', 'indentation 7-11 from 3']],
  ['a: b: c\n', ['colon-in-text 3-4 from 3']],
  ['a: b: \n', ['colon-in-text 3-4 from 3']],
  ['a: b:', ['colon-in-text 3-4 from 3']],
  ['a: x ? y: z\n', ['colon-in-text 3-4 from 3']],
  ['? a ? b\n', []],
  ['a: 1\n   b: 2\n', ['missing-colon 0-4 from 3', 'indentation 8-12 from 3']],
  ['a: x\n   y:z\nb: 1\n', []],
  ['a: [1, 2\nb: 3\n', ['brackets [ 3-4 from 9 3']],
  ['a: {x: 1\nb: 3\n', ['brackets { 3-4 from 9 3']],
  ['a: [1,\n2]\n', ['brackets [ 3-4 from 7 3', 'missing-colon 7-9 from 7 3']],
  ['a:\n  b: [1,\n2]\n', ['brackets [ 8-9 from 12 8', 'missing-colon 12-14 from 12 8']],
  ['a: "x\nb: 1\n', ['unclosed-quote " 3-4 from 11 3']],
  ["a: 'x\nb: 1\n", ["unclosed-quote ' 3-4 from 11 3"]],
  ['a: "x" y\n', ['text-after-quote " 7-8 from 7 3']],
  ["a: 'x' y\n", ["text-after-quote ' 7-8 from 7 3"]],
  ['a: "x"y: z\n', ['colon-in-text 3-4 from 3 3', 'text-after-quote " 6-7 from 6 3']],
  ['a: *x y\n', ['alias * 3-5 from 6 3']],
  ['a: [x] y\n', ['special-start [ 3-4 from 7 3']],
  ['a: {x: 1} y\n', ['special-start { 3-4 from 10 3']],
  ['a: - x\n', ['special-start - 3-4 from 3', 'missing-colon 5-6 from 5']],
  ['a: | x\n  y\n', ['special-start | 3-4 from 5']],
  ['a: > x\nb: 1\n', ['special-start > 3-4 from 5']],
  ['a: |9\n x\n', ['indentation 7-8 from 6', 'missing-colon 7-8 from 7']],
  ['a: {b c}\n', []],
  ['a: {b, c: }\n', []],
  ['a: [b: c: d]\n', ['syntax 7-11 from 7 3 4']],
  ['a: ]\n', ['syntax 3-4 from 3']],
  ['a: }\n', ['syntax 3-4 from 3']],
  ['a: x]\nb: , y\n', ['special-start , 9-10 from 9']],
  ['a: ,\n', ['special-start , 3-4 from 3']],
  ['a:\n  - x\n y\n', ['indentation 10-11 from 9', 'missing-colon 10-11 from 10']],
  [
    'a:\n - x\n  - y\n- z\n',
    [
      'indentation 14-17 from 14',
      'missing-colon 14-17 from 14',
      'missing-colon 14-18 from 14',
      'key-not-text 14-18',
    ],
  ],
  [
    'a: "x" # y\nb: "z" w\nc: [1\n',
    ['text-after-quote " 18-19 from 18 14', 'brackets [ 23-24 from 26 23'],
  ],
  ['a\n', []],
  [
    'a: 1\n b: 2\n c: [1\n',
    [
      'missing-colon 0-4 from 3',
      'indentation 6-10 from 3',
      'missing-colon 6-10 from 9',
      'indentation 12-17 from 9',
      'brackets [ 15-16 from 18 15',
    ],
  ],
  ['- a: 1\n b: 2\n', ['syntax 8-9 from 7']],
  ['a: [1 2\n  "x" y]\n', []],
  ['a: "x", b\n', ['text-after-quote " 6-9 from 6 3']],
  ['a: x\n "y": z\n', ['missing-colon 0-4 from 3', 'indentation 6-12 from 3']],
  ["a: 'x''y' z\n", ["text-after-quote ' 10-11 from 10 3"]],
  ['a: 1\r\tb\n', []],
  ['a: *\n', ['alias * 3-4 from 3 3']],
  ['%YAML 1 2 3\n---\na: 1\n', ['directive % 0-11 from 0', 'directive % 0-1']],
  ['%YAML x\n---\na: 1\n', ['directive % 0-1', 'directive % 6-7 from 6']],
  ['a: 1\n\n# note\n---\nb: 2\n', ['several-documents 13-16']],
  ['---\n---\nb: 1\n', ['several-documents 4-7']],
  ['# c\n---\n# d\n---\na: 1\n', ['several-documents 12-15']],
  ['a:\n  b: "x\ny"\nc: 1\n', ['unclosed-quote " 8-9 from 10 8', 'missing-colon 11-13 from 11 8']],
  ['a: ? b\n', ['special-start ? 3-4 from 3']],
  ['a: [ \n', ['brackets [ 3-4 from 6 3']],
  ['a: "x', ['unclosed-quote " 3-4 from 5 3']],
  ['a: {', ['brackets { 3-4 from 4 3']],
  ['a: >- x\n', ['special-start > 3-4 from 6']],
  ['a:\n  >x y\n', ['special-start > 5-6 from 6', 'special-start > 5-6 from 8']],
  [
    'a: x\n b: |y\n',
    ['missing-colon 0-4 from 3', 'indentation 6-11 from 3', 'special-start | 9-10 from 10'],
  ],
  ['a: 1\na: 2\n', []],
  ['? \n', ['key-not-text 2-2']],
  [
    'a:\n - {\n e',
    ['brackets { 6-7 from 9 6', 'indentation 9-10 from 9 6', 'missing-colon 9-10 from 9 6'],
  ],
  ["- 'a'\n  b\n", ['syntax 8-9 from 6 2']],
  ['{b', ['brackets { 0-1 from 2 0']],
  [
    '[a[',
    ['brackets [ 2-3 from 2 0 1 2', 'brackets [ 2-3 from 3 0 1 2', 'brackets [ 2-3 from 3 0 1 2'],
  ],
  ['a: {b: [', ['brackets [ 7-8 from 8 3 7', 'brackets [ 7-8 from 8 3 7']],
  ['>.', ['special-start > 0-1 from 1']],
  ['{}-', ['special-start { 0-1 from 2 0']],
  [':\n!', ['key-not-text 0-1', 'missing-colon 3-4 from 3']],
  ['a: 1\nb:\n\n!x', ['missing-colon 11-12 from 11']],
  [': | !\n', ['key-not-text 0-1', 'missing-colon 6-7 from 6', 'missing-colon 6-7 from 6']],
  [']|a', ['syntax 0-1 from 0', 'special-start | 1-2 from 2']],
  ['{{', ['brackets { 1-2 from 2 0 1', 'brackets { 1-2 from 2 0 1']],
  [
    ' : {\nt:',
    [
      ...['key-not-text 1-2', 'brackets { 3-4 from 5 3', 'special-start { 3-4 from 5 3'],
      'syntax 6-7 from 6',
    ],
  ],
  // After the second document nothing is read any more: enough is wrong already.
  [
    ' :\n:\n: x: s: 2',
    [
      ...['key-not-text 1-2', 'syntax 3-4 from 3', 'syntax 5-6 from 5', 'syntax 7-8 from 7'],
      ...['syntax 8-9 from 8', 'syntax 10-11 from 10', 'syntax 11-12 from 11'],
      'syntax 13-14 from 13',
    ],
  ],
])('%j', (text, problems) => {
  expect(problemsIn(text)).toEqual(problems)
})
