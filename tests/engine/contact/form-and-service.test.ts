import fc from 'fast-check'
import { expect, test } from 'vitest'
import { validateRequest } from '../../../src/contact/validation.ts'
import { normalizeFieldText } from '../../../src/contract/request-text.ts'
import { countEncodedBytes, validators } from '../../../src/theme/sections/contact/rules.ts'

const MAX_BYTES = 40

const character = fc.constantFrom(
  ...'aä @.1<,:\u00ad\u2011\u2013\t\n\r\v\f\u0000\u0007\u001b\u007f\u0085\u009f\u00a0\u2028\u2029\ufeff',
)
const pasted = fc.string({ unit: character, maxLength: 30 })
const usually = (text: string) => fc.oneof(fc.constant(text), pasted)

test('the form and the service accept the same pasted values', () => {
  fc.assert(
    fc.property(pasted, usually('a'), usually('1'), pasted, (name, local, contact, message) => {
      const input = { name, email: `${local}@example.org`, contact, message }
      const texts = Object.entries(input).map(([field, text]) => [
        field,
        normalizeFieldText(field, text),
      ])
      const values = Object.fromEntries(texts)
      const isAccepted = (['email', 'contact', 'message'] as const).every((field) =>
        validators[field](values[field], MAX_BYTES),
      )
      const result = validateRequest(`${new URLSearchParams(texts)}`, MAX_BYTES)
      expect('values' in result).toBe(isAccepted)
      if ('values' in result) expect(result.values).toEqual(values)
      // Without scripts, the same values are stored unless they are too long before normalization.
      const raw = validateRequest(`${new URLSearchParams(input)}`, MAX_BYTES)
      if (isAccepted && countEncodedBytes(message) <= MAX_BYTES) expect(raw).toEqual({ values })
    }),
    { seed: 27, numRuns: 500 },
  )
})
