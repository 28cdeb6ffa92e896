import { LinkNode } from '@lexical/link'
import fc from 'fast-check'
import { createEditor } from 'lexical'
import { describe, expect, test } from 'vitest'
import { formatSpans } from '../../../../src/studio/client/rich-text/format.ts'
import { createState, readSpans } from '../../../../src/studio/client/rich-text/lexical-state.ts'
import { parseSpans, type Span } from '../../../../src/studio/client/rich-text/spans.ts'

const editor = createEditor({
  nodes: [LinkNode],
  onError: (error) => {
    throw error
  },
})
const throughEditor = (markdown: string): Span[] =>
  readSpans(createState(editor, parseSpans(markdown)))

/** Pieces that are marks, letters beside marks, or only look like marks. */
const piece = fc.constantFrom(
  ...[
    'a',
    'b c',
    ' ',
    '**',
    '*',
    '***',
    '\\*',
    '\\',
    '.',
    '(',
    ')',
    '!',
    'ö',
    '5',
    '_',
    '#',
    '{company.name}',
    '\n',
    '"',
  ],
  ...[
    '[x](/y)',
    '[**x** y](</a b> "c")',
    '[x](flagged:/y "not ready")',
    '[',
    ']',
    '](/z)',
    '**bold** ',
    ' *it*',
  ],
)
const markdown = fc.array(piece, { maxLength: 14 }).map((pieces) => pieces.join(''))

/** What is visible: marks of spaces and spaces at the edges of lines are not. */
const visible = (spans: readonly Span[]): string[] => {
  const text = spans.flatMap(({ text, ...marks }) => [...text].map((char) => ({ char, ...marks })))
  const line = text.map(({ char }) => char).join('')
  return text.flatMap(({ char, isBold, isItalic, link }, index) => {
    if (!/\s/.test(char))
      return [JSON.stringify([char, isBold, isItalic, link?.target, link?.title])]
    const isEdge =
      /(^|\n)\s*$/.test(line.slice(0, index)) || /^\s*(\n|$)/.test(line.slice(index + 1))
    return isEdge && char !== '\n' ? [] : [char]
  })
}

/** Empty lines are refused; links without a label cannot be seen. */
const isPossible = (text: string) => !/\n\s*\n|\[\s*\]\(/.test(text.trim())

test('the editor shows each text as it is, and writes it so that it is read the same', () => {
  fc.assert(
    fc.property(markdown.filter(isPossible), (text) => {
      const spans = throughEditor(text)
      expect(visible(spans)).toEqual(visible(parseSpans(text)))
      const written = formatSpans(spans)
      expect(visible(parseSpans(written))).toEqual(visible(spans))
      expect(formatSpans(throughEditor(written))).toBe(written)
    }),
    { numRuns: 200 },
  )
})

const part = (text: string, marks: Partial<Span> = {}): Span => ({
  text,
  isBold: false,
  isItalic: false,
  ...marks,
})
const isBold = true
const isItalic = true
const link = { target: '/y' }

describe('formatSpans', () => {
  test.each<[string, Span[], string]>([
    ['spaces at the edges', [part('a'), part(' b ', { isBold }), part('c')], 'a **b** c'],
    [
      'italic in bold',
      [part('a ', { isBold }), part('b', { isBold, isItalic }), part(' c', { isBold })],
      '**a *b* c**',
    ],
    ['both', [part('a', { isBold, isItalic })], '***a***'],
    [
      'a part of a word in italic',
      [part('un'), part('do', { isItalic }), part('able it')],
      '*undoable* it',
    ],
    [
      'a part of a word in bold',
      [part('un'), part('do', { isBold }), part('able')],
      'un**do**able',
    ],
    ['punctuation beside a word', [part('(a)', { isBold }), part('b')], '**(a**)b'],
    ['a bold link', [part('a '), part('b', { isBold, link }), part(' c')], 'a [**b**](/y) c'],
    ['a link in bold', [part('a ', { isBold }), part('b', { isBold, link })], '**a [b](/y)**'],
    [
      'a link beside a word',
      [part('a'), part('b', { isBold, link }), part(' c', { isBold })],
      'a[**b**](/y) **c**',
    ],
    [
      'an overlap',
      [part('a ', { isBold }), part('b', { isBold, isItalic }), part(' c', { isItalic })],
      '**a *b*** *c*',
    ],
    ['asterisks', [part('5 * 3 and *this*')], '5 * 3 and \\*this\\*'],
    ['a line', [part('a\nb', { isBold })], '**a\nb**'],
    [
      'a reason with quotes',
      [part('a', { link: { target: 'flagged:/y z', title: 'the "old" one' } })],
      `[a](<flagged:/y z> 'the "old" one')`,
    ],
  ])('writes %s', (_, spans, expected) => {
    expect(formatSpans(spans)).toBe(expected)
  })

  test('keeps asterisks escaped where they were', () => {
    expect(formatSpans(parseSpans('5 \\* 3'), true)).toBe('5 \\* 3')
  })
})
