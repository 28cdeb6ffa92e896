import { afterAll, expect, test } from 'vitest'
import { Reader } from './readers.ts'

const PIECES = [
  ...[
    'a',
    ' ',
    '\n',
    '\t',
    '-',
    ':',
    '#',
    ',',
    '?',
    '!',
    '&',
    '*',
    '|',
    '>',
    '%',
    '@',
    '`',
    '\\',
    '~',
  ],
  ...[
    '"',
    "'",
    '{',
    '}',
    '[',
    ']',
    '\u0000',
    '\u00a0',
    '\ufeff',
    '\ud800',
    '\ufffd',
    'ä',
    '😀',
    '0',
  ],
  ...['{}', '[]', '""', "''", '"a', '- ', '? ', ': ', 'a: ', 'a:', 'a,', '{{', '}}', '"\n', "'\n"],
  ...[
    '- - ',
    '{a: ',
    '[[',
    '{a},',
    '---\n',
    'a:\n',
    '- a\n',
    'a\n',
    ' a\n',
    '\r',
    '\r\n',
    ' #',
    '{company.name}',
  ],
]

/** What may come before and after: nothing, the value of a text, a line of a list. */
const FRAMES: readonly (readonly [string, string])[] = [
  ['', ''],
  ['company:\n  name: ', '\nroutes: []\n'],
]

/** What has not come to an end by then will not: a busy machine may take long, a text without end takes for ever. */
const MOST = 300_000
const reader = new Reader(MOST)
afterAll(() => reader.close())

const LENGTHS = [1_000, 4_000]

test.each(PIECES.map((piece) => [JSON.stringify(piece), piece]))(
  'a run of %s is read to its end, however long it is',
  { timeout: 4 * MOST },
  async (_, piece) => {
    for (const length of LENGTHS) {
      for (const [before, after] of FRAMES) {
        const text = before + piece.repeat(length / piece.length) + after
        const { broken, diagnostics } = told(await reader.read(text), length)
        expect(broken).toEqual([])
        expect(diagnostics).toBeGreaterThan(0)
      }
    }
  },
)

function told(answer: Awaited<ReturnType<Reader['read']>>, length: number) {
  if (typeof answer === 'string') throw new Error(`${length} characters: ${answer}`)
  return answer
}
