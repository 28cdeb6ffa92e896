import { expect, test } from 'vitest'
import { partsOf } from '../../../../src/content/read/parts/split.ts'

/** The parts of a text: key and item, where the key stands, where the part begins, its text. */
const partsIn = (text: string): string[] | undefined =>
  partsOf(text)?.map(({ key, item, keyStart, start, text: part, hasStray }) => {
    const name = item === undefined ? key : `${key}[${item}]`
    return `${name} ${keyStart} ${start} ${part}${hasStray ? '!' : ''}`
  })

test.each<readonly [text: string, parts: readonly string[] | undefined]>([
  ['a: 1\nb: 2\n', ['a 0 0 a: 1\n', 'b 5 5 b: 2\n']],
  [
    '# note\n\na: 1\n# more\nb:\n  c: 1\n',
    ['a 8 0 # note\n\na: 1\n# more\n', 'b 20 20 b:\n  c: 1\n'],
  ],
  ['a:\n  - x\n  - y\nb: 2\n', ['a[0] 0 3   - x\n  ', 'a[1] 0 9   - y\n', 'b 15 15 b: 2\n']],
  ['a:\n- x\n- y\n', ['a[0] 0 3 - x\n', 'a[1] 0 7 - y\n']],
  ['a: # note\n  - x\n', ['a[0] 0 10   - x\n']],
  ['a: [1]\n  - x\n', ['a 0 0 a: [1]\n  - x\n']],
  ['a: x\n- y\n', ['a 0 0 a: x\n- y\n!']],
  ['a: 1\n - y: 2\n', ['a 0 0 a: 1\n - y: 2\n']],
  ['a:\n  - x\n    - y\n  - z\n', ['a[0] 0 3   - x\n    - y\n  ', 'a[1] 0 17   - z\n']],
  ['a:\n  b:\n  - x\n', ['a 0 0 a:\n  b:\n  - x\n']],
  ['a:\n    # deep\n  # note\n  - x\n\n  - y\n', ['a[0] 0 23   - x\n\n  ', 'a[1] 0 30   - y\n']],
  ['- a\n- b\n', undefined],
  ['a:\n  - x\n- y\n  - z\n', ['a[0] 0 3   - x\n- y\n  !', 'a[1] 0 13   - z\n']],
  ['a:\n"b": 2\n  - x\n', ['a 0 0 a:\n"b": 2\n  - x\n!']],
  ['a:\n  - x\n"b": 2\n  - y\n', ['a[0] 0 3   - x\n"b": 2\n  !', 'a[1] 0 16   - y\n']],
  ['gone:\n  - x\n- y\n', ['gone 0 0 gone:\n  - x\n- y\n!']],
  ['a: 1\n"b": 2\nc: 3\n', ['a 0 0 a: 1\n"b": 2\n!', 'c 12 12 c: 3\n']],
  ['a:\n  -x\n  - y\n', ['a 0 0 a:\n  -x\n  - y\n']],
  ['a:\n  -\n  - y\n', ['a[0] 0 3   -\n  ', 'a[1] 0 7   - y\n']],
  ['a:\n  -', ['a[0] 0 3   -']],
  ['a:', ['a 0 0 a:']],
  ['a:b\n', undefined],
  ['null: 1\n', undefined],
  ['True: 1\n', undefined],
  ['falsehood: 1\n', ['falsehood 0 0 falsehood: 1\n']],
  ['nullable: 1\n', ['nullable 0 0 nullable: 1\n']],
  ['untrue: 1\n', ['untrue 0 0 untrue: 1\n']],
  ['a-b_c1: 1\n', ['a-b_c1 0 0 a-b_c1: 1\n']],
  ['1a: 1\n', undefined],
  ['"a": 1\n', undefined],
  ['a b: 1\n', undefined],
  ['  a: 1\n', undefined],
  ['  a: 1\nb:\n  - x\n', undefined],
  [' - x\nb:\n  - x\n', undefined],
  ['', []],
  ['# only\n', []],
  ['a: 1\n  # deep comment\nb: 2', ['a 0 0 a: 1\n  # deep comment\n', 'b 22 22 b: 2']],
  ['- x\na: 1\n', undefined],
  ['a: |\n  - x\n  - y\nb: 1\n', ['a 0 0 a: |\n  - x\n  - y\n', 'b 17 17 b: 1\n']],
  ['x y: 1\na: 1\n', undefined],
  ['a: 1\n\n   \nb: 1\n', ['a 0 0 a: 1\n\n   \n', 'b 10 10 b: 1\n']],
  ['a:\n  x: 1\n  - y\n', ['a 0 0 a:\n  x: 1\n  - y\n']],
  ['ab:  #n\n   - x\n   - y\n', ['ab[0] 0 8    - x\n   ', 'ab[1] 0 15    - y\n']],
  ['a: \n  - x\n', ['a[0] 0 4   - x\n']],
  ['? a\n', undefined],
  ['a:\n  - x\n  # tail\nb: 1\n', ['a[0] 0 3   - x\n  # tail\n', 'b 18 18 b: 1\n']],
  ['a: -x\n- y\n', ['a 0 0 a: -x\n- y\n!']],
  ['a:\n  - x\n -y\n', ['a[0] 0 3   - x\n -y\n']],
])('%j', (text, parts) => {
  expect(partsIn(text)).toEqual(parts)
})
