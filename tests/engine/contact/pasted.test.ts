/** What is pasted into the form is the same for the form and for the service. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { validateRequest } from '../../../src/contact/validation.ts'
import { normalizeFieldText } from '../../../src/contract/request-text.ts'
import { countEncodedBytes, validators } from '../../../src/theme/sections/contact/rules.ts'

const MOST_BYTES = 40

const sign = fc.constantFrom(
  ...'aä @.1\t\n\r\v\f\u0000\u0007\u001b\u007f\u0085\u009f\u00a0\u2028\u2029\ufeff',
)
const pasted = fc.string({ unit: sign, maxLength: 30 })
const often = (text: string) => fc.oneof(fc.constant(text), pasted)

test('whatever the form lets through is taken, and kept as the form counted it', () => {
  fc.assert(
    fc.property(pasted, often('a'), often('1'), pasted, (name, local, contact, message) => {
      const given = { name, email: `${local}@example.org`, contact, message }
      const texts = Object.entries(given).map(([field, text]) => [
        field,
        normalizeFieldText(field, text),
      ])
      const values = Object.fromEntries(texts)
      const isLetThrough = (['email', 'contact', 'message'] as const).every((field) =>
        validators[field](values[field], MOST_BYTES),
      )
      const verdict = validateRequest(`${new URLSearchParams(texts)}`, MOST_BYTES)
      expect('values' in verdict).toBe(isLetThrough)
      if ('values' in verdict) expect(verdict.values).toEqual(values)
      // Without scripts the same is kept, as far as it is not too long as it is sent.
      const raw = validateRequest(`${new URLSearchParams(given)}`, MOST_BYTES)
      if (isLetThrough && countEncodedBytes(message) <= MOST_BYTES) expect(raw).toEqual({ values })
    }),
    { seed: 27, numRuns: 500 },
  )
})
