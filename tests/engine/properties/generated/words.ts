/** Texts that are easily corrupted between file and screen. */
import fc from 'fast-check'
import { type Draft, draft, type TextPiece } from './drafts.ts'

const USUAL = ['We', 'build', 'software', 'for', 'people', 'who', 'carry', 'weight', 'Rochester']

const UNUSUAL = [
  ...'& < > " \' ` \\ \\n &amp; &#x27; </script> <!-- --> ]]> </style> <b>'.split(' '),
  ...'#1 a:b ? ! *a &a % @ | ~ null true yes 4.10 01234 1e3 0x1F 2024-01-01 = <<'.split(' '),
  ...'“x” ‘x’ «x» … — ä é ß שלום مرحبا 你好 😀 👩‍👩‍👧 İ ﬁ'.split(' '),
  ...'__proto__ constructor $& $1 %20 {{ }} [ ] [draft] , ; /x //x javascript:'.split(' '),
  ...['# 1', '- x', 'a: b', '\t', '\u00ad', '\u00a0', 'https://www.example.com', 'a'.repeat(70)],
]

/** Doubled braces are literal braces. */
const piece: fc.Arbitrary<string> = fc.oneof(
  { arbitrary: fc.constantFrom(...USUAL), weight: 6 },
  { arbitrary: fc.constantFrom(...UNUSUAL), weight: 3 },
  { arbitrary: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 6 }), weight: 1 },
)

/** Characters that site files must not contain. */
const unseen = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\p{Cn}\u200b\u202a-\u202e\u2060-\u2069\ufeff\ufffd]/gu

const readable = (text: string): string => (text === '\t' ? text : text.replace(unseen, ''))

/** Consecutive words up to a maximum length, with at least one visible character. */
export function joined(pieces: readonly string[], longest: number): string {
  let text = ''
  for (const one of pieces) {
    // A no-break space at the start is reported.
    if (text === '' && one.startsWith('\u00a0')) continue
    const next = text === '' ? one : `${text} ${one}`
    if (next.length <= longest) text = next
  }
  return /\S/.test(text.replaceAll('\u00a0', '').replaceAll('\u00ad', '')) ? text : 'x'
}

export const plainText = (shortest: number, longest: number): fc.Arbitrary<string> =>
  fc.array(piece.map(readable), { minLength: 1, maxLength: 8 }).map((pieces) => {
    const text = joined(pieces, longest)
    // Zod counts code points, not UTF-16 units.
    return text + '.'.repeat(Math.max(0, shortest - [...text].length))
  })

/** One of this many pieces is a variable. */
const textPiece: fc.Arbitrary<TextPiece> = fc.oneof(
  {
    arbitrary: piece.map((one) =>
      /^(\{\{|\}\})$/.test(one) ? one : readable(one).replace(/[{}]/g, '$&$&'),
    ),
    weight: 9,
  },
  { arbitrary: fc.nat(), weight: 1 },
)

/** Text with variables up to a maximum source length. */
export const draftText = (longest: number): fc.Arbitrary<Draft<'text'>> =>
  fc
    .array(textPiece, { minLength: 1, maxLength: 8 })
    .map((pieces) => draft('text', { pieces, longest }))
