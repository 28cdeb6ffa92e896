import { expect, test } from 'vitest'
import { createLanguageCss, getDirection } from '../../../../src/theme/style/languages.ts'

test('languages are written in their direction, whatever their country', () => {
  expect(['ar', 'ar-JO', 'he', 'fa', 'ur'].map(getDirection)).toEqual(Array(5).fill('rtl'))
  expect(['en', 'de-AT', 'ja', 'arn', 'th'].map(getDirection)).toEqual(Array(5).fill('ltr'))
})

test('most languages need no rules of their own', () => {
  expect(['en', 'en-US', 'fr', 'th'].map(createLanguageCss).join('')).toBe('')
  expect(createLanguageCss('ar')).toContain('letter-spacing:0')
  expect(createLanguageCss('he')).not.toContain('letter-spacing')
  expect(createLanguageCss('de')).toContain('hyphens:auto')
  expect(createLanguageCss('ja')).toContain('line-break:strict')
})
