import { expect, test } from 'vitest'
import { suspicionOf } from '../../../src/server/contact/suspicion.ts'
import { good, startDesk } from './desk.ts'

test.each([
  { ...good, message: 'See http://a.example http://b.example and http://c.example' },
  { ...good, name: 'Win at www.casino.example' },
  { ...good, message: '<a href="https://x.example">click</a>' },
  { ...good, message: '[url=https://x.example]click[/url]' },
  { ...good, name: 'Аnn Miller' },
  { ...good, message: 'chea\u200bp' },
  { ...good, message: 'BUY NOW '.repeat(20) },
  { ...good, message: 'x9'.repeat(150) },
])('%# is suspected, and stored all the same', async (values) => {
  expect(suspicionOf(values)).not.toBe('')
  const desk = await startDesk()
  expect((await desk.send(values)).status).toBe(200)
  expect(await desk.rows()).toEqual([
    expect.objectContaining({ ...values, suspected: suspicionOf(values) }),
  ])
  await desk.close()
})

test.each([
  good,
  { ...good, message: '' },
  { name: '', email: 'a@b.de', contact: '', message: '' },
  { ...good, message: 'Our site is https://example.org and the old one http://old.example.org' },
  { ...good, name: 'Søren Ångström-Đorđević', message: 'Hej! 5 < 6 && 7 > 3, c’est ça; R&D' },
  { ...good, name: '田中 太郎', message: 'ウェブサイトについて React で相談したいです。' },
  { ...good, name: 'Иван Петров', message: 'Нам нужен сайт на React и Node.js' },
  { ...good, name: 'محمد', message: 'نريد تطبيق React' },
  { ...good, name: 'MARY O’NEIL', message: 'PLEASE CALL ME' },
])('%# is an honest visitor', (values) => {
  expect(suspicionOf(values)).toBe('')
})
