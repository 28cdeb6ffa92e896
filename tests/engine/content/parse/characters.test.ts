/** Called directly for every invisible character. */
import { describe, expect, test } from 'vitest'
import { findInvisibleCharacters, hasInvisible } from '../../../../src/content/parse/characters.ts'

const found = (text: string) =>
  findInvisibleCharacters(text).map(({ code, span, message }) => [
    code,
    span.start,
    span.end,
    /U\+(\w+)/.exec(message)?.[1],
  ])
const control = (start: number, name: string) => ['yaml/control-character', start, start + 1, name]

/** The ends of all ranges, and lone surrogates. */
const INVISIBLE = [
  ...'\u0000\u0008\u000b\u000c\u000e\u001f\u007f\u0080\u009f\u200b',
  ...'\u2028\u202e\u2060\u2069\ufeff\ufffe\uffff\udfff\ud800\udbff',
]
const VISIBLE = [
  ...'\t\n ~\u00a1é\u200a\u202f\u205f\ufdd0\ud7ff\ue000',
  ...['\r\n', '\ud83d\ude42'],
]

describe('an invisible character', () => {
  test('is detected in texts and values', () => {
    for (const sign of INVISIBLE) {
      const value = `ab${sign}c`
      const name = sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')
      expect(found(value)).toEqual([control(2, name)])
      expect([value, value, 'abc'].map(hasInvisible)).toEqual([true, true, false])
    }
  })
  test('does not include letters and ordinary spaces', () => {
    for (const sign of VISIBLE) {
      expect([sign, found(`ab${sign}c`), hasInvisible(`ab${sign}c`)]).toEqual([sign, [], false])
    }
  })
  test('is reported up to a limit', () => {
    expect(found('\u0001'.repeat(20))).toHaveLength(20)
    expect(found('\u0001'.repeat(500))).toHaveLength(21)
  })
})
