import { expect, test } from 'vitest'
import { suspicionOf } from '../../../src/contact/suspicion.ts'
import { good } from './good.ts'

test.each([
  ['links', { message: 'https://a.example www.b.example t.me/c' }],
  ['links', { message: 'WWW.a.example HTTP://b.example HTTPS://c.example' }],
  ['links, markup', { message: '[url]a[/url] [url]b[/url] [url]c[/url]' }],
  ['link in the name', { name: 'Win at www.casino.example' }],
  ['markup', { message: '<a href="https://x.example">click</a>' }],
  ['markup', { message: 'x </p> y' }],
  ['markup', { message: '[link=x]' }],
  ['markup', { message: '[/b]' }],
  ['markup', { message: 'a &#x3C; b' }],
  ['markup', { name: '<b>Ann' }],
  ['mixed scripts', { name: 'Аnn Miller' }],
  ['mixed scripts', { name: 'Ωmega' }],
  ['mixed scripts', { name: '田 Иван' }],
  ['hidden characters', { message: 'chea\u200bp' }],
  ['hidden characters', { name: 'Ann\u202e' }],
  ['hidden characters', { email: 'a\u2066@b.de' }],
  ['hidden characters', { message: '\ufeff' }],
  ['shouting', { message: 'BUY NOW '.repeat(8) }],
  ['one word', { message: 'x9'.repeat(101) }],
])('%s: %j', (reasons, values) => {
  expect(suspicionOf({ ...good, ...values })).toBe(reasons)
})

test.each([
  good,
  { name: '', email: 'a@b.de', contact: '', message: '' },
  { ...good, message: 'Our site is https://example.org and the old one http://old.example.org' },
  { ...good, message: 'Awww.ful format.me/x, https:/x' },
  { ...good, name: 'Søren Ångström-Đorđević', message: 'Hej! 5 < 6 && 7 > 3, c’est ça; R&D' },
  { ...good, message: 'a <3 b, <1> and [x] and [urls] and [boldly], AT&T; &#; x<' },
  { ...good, name: '田中 太郎', message: 'ウェブサイトについて React で相談したいです。' },
  { ...good, name: 'Иван Петров', message: 'Нам нужен сайт на React и Node.js' },
  { ...good, name: 'محمد', message: 'نريد تطبيق React' },
  { ...good, name: 'MARY O’NEIL', message: 'PLEASE CALL ME' },
  { ...good, message: `${'BUY NOW '.repeat(7)}BUY.` },
  { ...good, message: `${'BUY NOW '.repeat(20)}a` },
  { ...good, message: `${'BUY NOW '.repeat(20)}田` },
  { ...good, message: 'x9'.repeat(100) },
  { ...good, message: 'é9'.repeat(150) },
])('%# is an honest visitor', (values) => {
  expect(suspicionOf(values)).toBe('')
})
