import { describe } from 'vitest'
import { betweenComplaints } from './between.ts'
import { countedComplaints } from './counted.ts'
import { catches, elements, style } from './planting.ts'

describe('widths between', () => {
  const at = (media: string, css: string) => style(`@media ${media}{${css}}`)
  catches(
    async (page) => {
      await page.setViewportSize({ width: 1280, height: 800 })
      return betweenComplaints(page, [600, 1700], 800)
    },
    [
      [
        'a part that is too wide at one of them',
        at('(width > 1600px)', 'main{inline-size:2400px}'),
        /^1700 px: the page is 2\d+ px wide/,
      ],
      [
        'fields without a ring at one of them',
        at('(400px < width < 760px)', 'input:focus-visible{outline:0}'),
        /^600 px: shows no ring: <input/,
      ],
      [
        'a ring that cannot be seen',
        at('(width > 1600px)', 'summary:focus-visible,a:focus-visible{outline-color:transparent}'),
        /^1700 px: shows no ring: <a/,
      ],
      [
        'a word in two pieces at one of them',
        at('(width > 1600px)', 'main h1{inline-size:2em}'),
        /^1700 px: ".+" is broken: <h1/,
      ],
      [
        'a text that is gone at one of them',
        at('(width > 1600px)', 'main h1{display:none}'),
        /^1700 px: from entry 0 on, before: ".+", here: "/,
      ],
      [
        'a text that is cut off at one of them',
        at('(400px < width < 760px)', 'main h1{block-size:1rem;overflow:clip}'),
        /^600 px: is cut off: h1/,
      ],
    ],
  )
})

describe('numbers from styles', () => {
  const items = ['one', 'two', 'three'].map((text) => ({ tag: 'li', text }))
  const numbers = '.planted{counter-increment:planted}.planted::before{content:counter(planted)}'
  catches(countedComplaints, [
    [
      'a list that begins with 0',
      elements(items, `${numbers}h1+.planted{counter-increment:none}`),
      /is number 0 after 0: <li/,
    ],
    [
      'a number that is left out',
      elements(items, `${numbers}.planted:last-of-type{counter-increment:planted 2}`),
      /is number 4 after 2: <li/,
    ],
    [
      'a number that comes twice',
      elements(items, `${numbers}.planted+.planted+.planted{counter-increment:none}`),
      /is number 2 after 2: <li/,
    ],
    [
      'sections that are not counted',
      style('main>section{counter-increment:none!important}'),
      /is number 0 after 0: <section/,
    ],
    ['a number that is read aloud', elements(items, numbers), /reads planted aloud: <li/],
    [
      'a number with words of its own',
      elements(items, `${numbers}.planted::before{content:counter(planted) / 'number'}`),
      /reads planted aloud: <li/,
    ],
  ])
})
