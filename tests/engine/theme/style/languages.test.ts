import { expect, test } from 'vitest'
import { createLanguageCss, getDirection } from '../../../../src/theme/style/languages.ts'

test('returns the direction of a language with any region', () => {
  expect(['ar', 'ar-JO', 'he', 'fa', 'ur'].map(getDirection)).toEqual(Array(5).fill('rtl'))
  expect(['en', 'de-AT', 'ja', 'arn', 'th'].map(getDirection)).toEqual(Array(5).fill('ltr'))
})

test('returns no rules for most languages', () => {
  expect(['en', 'en-US', 'fr', 'th'].map(createLanguageCss).join('')).toBe('')
  expect(createLanguageCss('ar')).toContain('letter-spacing:0')
  expect(createLanguageCss('he')).not.toContain('letter-spacing')
  expect(createLanguageCss('de')).toContain('hyphens:auto')
  expect(createLanguageCss('ja')).toContain('line-break:strict')
})
