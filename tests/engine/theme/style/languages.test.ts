import { expect, test } from 'vitest'
import { directionOf, languageCss } from '../../../../src/theme/style/languages.ts'

test('languages are written in their direction, whatever their country', () => {
  expect(['ar', 'ar-JO', 'he', 'fa', 'ur'].map(directionOf)).toEqual(Array(5).fill('rtl'))
  expect(['en', 'de-AT', 'ja', 'arn', 'th'].map(directionOf)).toEqual(Array(5).fill('ltr'))
})

test('most languages need no rules of their own', () => {
  expect(['en', 'en-US', 'fr', 'th'].map(languageCss).join('')).toBe('')
  expect(languageCss('ar')).toContain('letter-spacing:0')
  expect(languageCss('he')).not.toContain('letter-spacing')
  expect(languageCss('de')).toContain('hyphens:auto')
  expect(languageCss('ja')).toContain('line-break:strict')
})
