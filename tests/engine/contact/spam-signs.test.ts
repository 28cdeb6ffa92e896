import { expect, test } from 'vitest'
import { findSpamSigns } from '../../../src/contact/spam-signs.ts'
import { validRequest } from './valid-request.ts'

test.each([
  ['links', { message: 'https://a.example www.b.example t.me/c' }],
  ['links, markup', { message: '[url]a[/url] [url]b[/url] [url]c[/url]' }],
  ['link in the name', { name: 'Win at www.casino.example' }],
  ['markup', { message: '<a href="https://x.example">click</a>' }],
  ['markup', { message: '[link=x]' }],
  ['markup', { message: 'a &#x3C; b' }],
  ['markup', { name: '<b>Ann' }],
  ['mixed scripts', { name: 'Аnn Miller' }],
  ['hidden characters', { message: 'chea\u200bp' }],
  ['hidden characters', { name: 'Ann\u202e' }],
  ['hidden characters', { email: 'a\u2066@b.de' }],
  ['all caps', { message: 'BUY NOW '.repeat(8) }],
  ['one word', { message: 'x9'.repeat(101) }],
])('%s: %j', (signs, values) => {
  expect(findSpamSigns({ ...validRequest, ...values })).toBe(signs)
})

test.each([
  validRequest,
  { name: '', email: 'a@b.de', contact: '', message: '' },
  {
    ...validRequest,
    message: 'Our site is https://example.org and the old one http://old.example.org',
  },
  { ...validRequest, message: 'Awww.ful format.me/x, https:/x' },
  {
    ...validRequest,
    name: 'Søren Ångström-Đorđević',
    message: 'Hej! 5 < 6 && 7 > 3, c’est ça; R&D',
  },
  { ...validRequest, message: 'a <3 b, <1> and [x] and [urls] and [boldly], AT&T; &#; x<' },
  { ...validRequest, name: '田中 太郎', message: 'ウェブサイトについて React で相談したいです。' },
  { ...validRequest, name: 'MARY O’NEIL', message: 'PLEASE CALL ME' },
  { ...validRequest, message: `${'BUY NOW '.repeat(7)}BUY.` },
  { ...validRequest, message: `${'BUY NOW '.repeat(20)}a` },
  { ...validRequest, message: 'x9'.repeat(100) },
  { ...validRequest, message: 'é9'.repeat(150) },
])('finds no spam signs in genuine request %#', (values) => {
  expect(findSpamSigns(values)).toBe('')
})
