import { expect, test } from 'vitest'
import { suggestForm } from '../../../../src/content/validate/suggest-form.ts'

const path = (text: string) => /^\/([\w-]+(\/[\w-]+)*)?$/.test(text)
const color = (text: string) => /^#[0-9a-f]{6}$/i.test(text)
const name = (text: string) => /^[a-z][a-z0-9-]*[a-z0-9]$/.test(text)
const line = (text: string) => !/[\n\t]/.test(text)
const web = (text: string) => /^https:\/\/[a-z.]+\.[a-z]+(\/\S*)?$/.test(text)
const containsColor = (text: string) => /#[0-9a-f]{6}/i.test(text)
const origin = (text: string) => /^https:\/\/[a-z.]+$/.test(text)

test.each([
  [' Our   Clients ', path, '/Our-Clients'],
  ['/Careers//', path, '/Careers'],
  ['//services', path, '/services'],
  ['13F', color, '#1133FF'],
  ['# 1f3bff', color, undefined],
  ['_Service__Process!', name, 'service-process'],
  ['hero 2', name, 'hero-2'],
  ['one \n\n two', line, 'one two'],
  ['x13f', containsColor, undefined],
  ['13fx', containsColor, undefined],
  ['/go?to=http://a.bc', (text: string) => text.includes('=https:'), undefined],
  ['see-https://a.bc/x', (text: string) => text.endsWith('a.bc'), undefined],
  ['HTTP://www.example.com', web, 'https://www.example.com'],
  ['https: //www.example.com', web, 'https://www.example.com'],
  ['https://www.Example.com/x/y', origin, 'https://www.example.com'],
  ['http://www.example.com/', origin, 'https://www.example.com'],
  ['same', () => true, 'same'],
  ['  spaces ', () => true, 'spaces'],
  ['a'.repeat(60), () => true, 'a'.repeat(60)],
  ['a'.repeat(61), () => true, undefined],
  ['nothing fits', () => false, undefined],
  [' ', () => true, undefined],
  ['', () => true, undefined],
  [7, () => true, undefined],
  [null, () => true, undefined],
])('corrects %j', (written, fits, expected) => {
  expect(suggestForm(written, fits)).toBe(expected)
})
