import fc from 'fast-check'
import { validSite } from '../faults/fixture.ts'

/** Any characters, including lone surrogates. */
const characters = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 300 }),
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc
    .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 300 })
    .map((codes) => String.fromCharCode(...codes)),
)

const WORDS = [
  ...'company routes sections type path kind defaults navigation figures'.split(' '),
  ...'a 1 0x1F 1_000 4.10 .inf null ~ yes true 2024-01-01 __proto__'.split(' '),
]
const SIGNS = [
  ...':-#{}[]"\'\\%@`',
  ...[': ', '- ', '? ', '# ', ', ', '|\n', '>-\n', '---\n', '...\n'],
  ...['&a ', '*a', '!t ', '!!str ', '<<: ', '{company.name}', '{{'],
]
const BLANKS = ['\n', '\n  ', '\n    ', '\n\n', '\r\n', ...' \t\r\u00a0\ufeff\u2028']

/** Tokens of YAML in random order. */
const soup = fc
  .array(
    fc.oneof(fc.constantFrom(...WORDS), fc.constantFrom(...SIGNS), fc.constantFrom(...BLANKS)),
    {
      maxLength: 80,
    },
  )
  .map((pieces) => pieces.join(''))

/** Lines with one key each and random indentation. */
const outline = fc
  .array(
    fc.tuple(
      fc.integer({ min: 0, max: 6 }),
      fc.constantFrom('- ', '', '- - '),
      fc.constantFrom(...WORDS),
      fc.constantFrom(':', ': x', ': [a, b]', ': { a: 1 }', ': "x"', ': |', ''),
    ),
    { maxLength: 40 },
  )
  .map((lines) =>
    lines.map(([depth, item, ...rest]) => ' '.repeat(depth) + item + rest.join('')).join('\n'),
  )

const insertion = fc.oneof(
  fc.constantFrom('', ...SIGNS, ...BLANKS, ...WORDS),
  fc.string({ unit: 'grapheme', maxLength: 20 }),
)

const SOME = { maxLength: 2 }

const place = fc.double({ min: 0, max: 1, noNaN: true })

/** Replaces a random range of a text by a fragment or by a copy of another range. */
const change = fc
  .record({
    at: place,
    cut: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 120 })),
    piece: fc.oneof({ arbitrary: insertion, weight: 2 }, fc.tuple(place, fc.nat(120))),
  })
  .map(({ at, cut, piece }) => (text: string): string => {
    const from = Math.floor(at * text.length)
    const [start, length] = typeof piece === 'string' ? [0, 0] : piece
    const copied = text.slice(Math.floor(start * text.length)).slice(0, length)
    return (
      text.slice(0, from) + (typeof piece === 'string' ? piece : copied) + text.slice(from + cut)
    )
  })

/** The valid site after a few random mutations. */
export const mutations = fc
  .array(change, { minLength: 1, maxLength: 4 })
  .map((changes) => changes.reduce((text, one) => one(text), validSite))

/** Nested flow collections, closed or not. */
const nesting = fc
  .tuple(
    fc.constantFrom('[', '{a: ', '- ', '? ', '[{a: ', '"'),
    fc.integer({ min: 1, max: 120 }),
    fc.boolean(),
  )
  .map(([open, depth, closed]) => {
    const closers = [...open].reverse().join('').replace(/[^[{]/g, '')
    const close = closers.replaceAll('[', ']').replaceAll('{', '}')
    return `a: ${open.repeat(depth)}x${closed ? close.repeat(depth) : ''}\n`
  })

/** A few consecutive lines of the valid site, optionally dedented, after random mutations. */
export const excerpts = fc
  .tuple(fc.nat(10_000), fc.integer({ min: 1, max: 14 }), fc.boolean(), fc.array(change, SOME))
  .map(([from, count, isLeft, changes]) => {
    const all = validSite.split('\n')
    const first = from % all.length
    const lines = all.slice(first, first + count)
    const depths = lines.filter((line) => line.trim()).map((line) => line.search(/\S/))
    const depth = isLeft ? Math.min(...depths, 100) : 0
    const text = lines.map((line) => `${line.slice(depth)}\n`).join('')
    return changes.reduce((before, one) => one(before), text)
  })

/** Texts that are not site files. */
export const texts = fc.oneof(characters, soup, outline, nesting, excerpts)
