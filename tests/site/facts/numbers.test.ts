import { expect, test } from 'vitest'
import { figuresIn } from './numbers.ts'

test.each([
  ['45+ clients, 99.99% and 24/7', ['45+', '99.99%', '24/7']],
  ["50TB+ a month, 2x faster, since '15, 4.8/5", ['50tb+', '2x', '15', '4.8/5']],
  ['1,000 users, up-to-50 seats, about 30 %', ['1,000', '50', '30']],
  ['Hundreds of clients in fifteen countries', ['hundreds', 'fifteen']],
  ['Java 85% and PHP 8+', ['85%', '8+']],
  ['a decade of work', ['decade']],
])('finds every figure in: %s', (text, figures) => {
  expect(figuresIn(text)).toEqual(figures)
})

test.each([
  'HTML5, CSS3, HTTP/2, x64, S/4HANA and N+1 queries',
  'Java 21, PHP 8.4, Vue 3, WCAG 2.2 and version 10.2.1',
  'the 1.x line, a method removed in 1.6, 32-bit registers',
  'ISO/IEC 27001, EN 301 549, SOC 2 and Section 508',
  'a seventh system, one step, two reasons, unfold the scaffold',
])('finds none in: %s', (text) => {
  expect(figuresIn(text)).toEqual([])
})
