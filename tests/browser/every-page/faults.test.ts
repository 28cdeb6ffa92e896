import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { arrive, test } from '../visitor.ts'
import { focusComplaints } from './focus.ts'
import { generatedComplaints } from './generated.ts'
import { motionComplaints } from './motion.ts'
import { orderComplaints } from './order.ts'
import { paperComplaints } from './paper.ts'
import { catches, elements, path, style } from './planting.ts'
import { roomComplaints } from './room.ts'
import { differences } from './sameness.ts'
import { openAll, READERS, under } from './states.ts'
import { strangersAt } from './strangers.ts'
import { takeoverComplaints } from './takeover.ts'

const MAIN = '.planted'

describe('room', () => {
  const text = [{ tag: 'p', text: 'Some words that need some room' }]
  const box = [{ tag: 'button', text: 'Some words that need some room' }]
  const sized = { src: '/favicon.svg', width: '40', height: '40' }
  const picture = (css: string) => elements([{ tag: 'img', attributes: sized }], `${MAIN}{${css}}`)
  const DISTORTED = /^is distorted to \d+ by \d+ px: <img/
  catches(roomComplaints, [
    [
      'something wide',
      elements([{ tag: 'div', text: 'Wide' }], `${MAIN}{inline-size:2000px}`),
      /the page is \d+ px wide/,
    ],
    [
      'text cut off at its end',
      elements(text, `${MAIN}{inline-size:50px;overflow:hidden;white-space:nowrap}`),
      /is cut off: p/,
    ],
    [
      'text cut off at its foot',
      elements(text, `${MAIN}{block-size:8px;overflow:clip}`),
      /is cut off: p/,
    ],
    ['text on text', style('main h1{margin-block-end:-1.4em}'), /lies on other text/],
    [
      'a button that is too small for its words',
      elements(box, `${MAIN}{inline-size:40px;block-size:20px;white-space:nowrap}`),
      /sticks out: button/,
    ],
    [
      'text beyond the left edge',
      elements(text, `${MAIN}{position:absolute;left:-20px}`),
      /reaches over the left edge/,
    ],
    [
      'a field that is too small for what is written in it',
      async (page) => {
        await style('main input{inline-size:60px!important}')(page)
        await page.locator('main input').first().fill('Many words for such a field')
      },
      /is too small: <input/,
    ],
    ['a picture that is squeezed', picture('inline-size:80px;block-size:30px'), DISTORTED],
    ['a picture that is a little too wide', picture('inline-size:41px;block-size:40px'), DISTORTED],
    [
      'a picture that its padding squeezes',
      picture('inline-size:40px;block-size:40px;padding-inline:10px'),
      DISTORTED,
    ],
  ])

  test.for(['object-fit:cover', 'object-fit:contain', 'block-size:auto'])(
    'a picture with %s is not distorted',
    async (look, { reuse }) => {
      const page = await reuse()
      await arrive(page, path)
      await picture(`inline-size:80px;block-size:30px;${look}`)(page)
      expect(await roomComplaints(page)).toEqual([])
    },
  )

  const box8 = elements(
    text,
    `${MAIN}{block-size:1.5em;line-height:1.5;inline-size:16em;overflow:clip}`,
  )
  const cases = [
    ['textSpacing', box8],
    ['largeText', elements(text, `${MAIN}{block-size:24px;overflow:clip}`)],
  ] as const
  test.for(cases)(
    'what is cramped only under %s is noticed',
    async ([reader, plant], { reuse }) => {
      const page = await reuse()
      await arrive(page, path)
      await plant(page)
      const look = () => roomComplaints(page)
      expect(await look()).toEqual([])
      expect(await under(page, READERS[reader], look)).toContainEqual(
        expect.stringMatching(/is cut off: p/),
      )
    },
  )
})

describe('focus', () => {
  const link = [{ tag: 'a', text: 'Planted', attributes: { href: '/' } }]
  const ring = (css: string) => style(`main a:focus-visible{${css}}`)
  catches(focusComplaints, [
    ['a ring that is gone', ring('outline:none'), /has no ring of 2 px: a/],
    ['a thin ring', ring('outline-width:1px'), /has no ring of 2 px: a/],
    ['a faint ring', ring('outline-color:#ddd'), /has a faint ring, rgb\(221, 221, 221\)/],
    [
      'a ring that is always there',
      style('main a{outline:3px solid var(--colour-ink);outline-offset:3px}'),
      /looks the same without/,
    ],
    ['a ring that is cut off', (page) => boxed(page), /^has a ring that is cut off: a "Planted"/],
    [
      'a stop under something that hangs over the page',
      elements([{ tag: 'i' }], `${MAIN}{position:fixed;inset:50% 0 0;z-index:99;background:#fff}`),
      /is covered by i/,
    ],
    ['a bar that hides what is scrolled to', lowBar, /is covered by |has a ring that is cut off/],
    [
      'a stop that nobody sees',
      elements(link, `${MAIN}{position:absolute;opacity:0;left:-9000px}`),
      /is out of the window: a "Planted"/,
    ],
    [
      'a stop that Tab does not reach',
      (page) =>
        page.evaluate(() => {
          const [, , trap] = document.querySelectorAll<HTMLElement>('main :is(a, button)')
          trap?.addEventListener('keydown', (event) => event.preventDefault())
        }),
      /is not reached/,
    ],
  ])
})

describe('order', () => {
  catches(orderComplaints, [
    [
      'a list that runs backwards',
      style('header ul{display:flex;flex-direction:row-reverse}'),
      /stands before/,
    ],
    ['a column upside down', style('main{display:flex;flex-direction:column-reverse}'), /section/],
    ['an entry that has been moved', style('footer ul{display:grid}footer li+li{order:-1}'), /li/],
  ])
})

describe('words from styles', () => {
  catches(generatedComplaints, [
    [
      'a figure before an element',
      style("main h1::before{content:'9'}"),
      /has "9" from its styles/,
    ],
    ['a word after one', style("main p::after{content:' more'}"), /has " more" from its styles/],
  ])
})

/** A link that fills a box which cuts off what reaches over it. */
const boxed = (page: Page) =>
  page.evaluate(() => {
    const link = document.createElement('a')
    link.href = '/'
    link.textContent = 'Planted'
    link.style.display = 'block'
    const box = document.createElement('div')
    box.style.overflow = 'hidden'
    box.append(link)
    document.querySelector('main h1')?.after(box)
  })

/** A second bar at the foot of the window, of which scrolling knows nothing. */
async function lowBar(page: Page): Promise<void> {
  await elements(
    [{ tag: 'aside', text: 'Bar' }],
    `${MAIN}{position:fixed;inset:auto 0 0;block-size:120px;z-index:99;background:#fff}`,
  )(page)
}

describe('motion', () => {
  const KEYS = '@keyframes planted{to{opacity:.5}}'
  catches(motionComplaints, [
    [
      'an animation that never ends',
      style(`${KEYS}main h1{animation:planted 1s infinite!important}`),
      /is animated: {2}?of <h1|runs: CSSAnimation/,
    ],
    [
      'an animation of what stands before an element',
      style(`${KEYS}main h1::before{content:'x';animation:planted 9s infinite!important}`),
      /is animated: ::before of <h1/,
    ],
    [
      'a script that animates',
      (page) =>
        page.evaluate(() => {
          document.querySelector('h1')?.animate([{ opacity: 0 }], { duration: 60_000 })
        }),
      /runs: Animation of <h1/,
    ],
    ['a transition', style('main a{transition:color 1s!important}'), /has transitions/],
    ['smooth scrolling', style('html{scroll-behavior:smooth}'), /scrolls smoothly/],
  ])
})

describe('paper', () => {
  const print = (css: string) => style(`@media print{${css}}`)
  catches(
    (page) => paperComplaints(page, () => openAll(page)),
    [
      ['a text that is lost', print('main h1{display:none}'), /^not on paper: "/],
      ['pictures that are lost', print('main img{display:none}'), /^not on paper: \//],
      ['a bar on every sheet', print('header{display:flex!important}'), /is sticky: <header/],
      [
        'something that hangs in the window',
        elements([{ tag: 'i', text: 'Fixed' }], `${MAIN}{position:fixed;top:0}`),
        /is fixed: <i/,
      ],
      ['faint links', print('main a{color:#bbb!important}'), /is a faint link/],
      ['a faint text', print('main p{color:#ddd!important}'), /is a faint text/],
      ['tiny links', print('main a{font-size:7px!important}'), /is a tiny link/],
      ['what is wider than the sheet', print('main{inline-size:1200px}'), /is \d+ px wide/],
    ],
  )
})

test('what comes from elsewhere is noticed', async ({ open }) => {
  const page = await open({ bypassCSP: true })
  await page.route('https://elsewhere.example/**', (route) =>
    route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg"/>',
    }),
  )
  const strangers = strangersAt(page)
  await arrive(page, path)
  const src = 'https://elsewhere.example/pixel.svg'
  const loaded = page.waitForResponse(src)
  await elements([{ tag: 'img', attributes: { src } }])(page)
  await loaded
  const told = page.waitForResponse('**/favicon.svg?path=*')
  await elements([{ tag: 'img', attributes: { src: '/favicon.svg?path=here' } }])(page)
  await told
  expect(strangers()).toEqual([
    'asks https://elsewhere.example for image',
    'asks for /favicon.svg with ?path=here',
  ])
})

describe('taking a document over', () => {
  const sentBy = async (page: Page) => (await page.request.get(path)).text()
  catches(
    async (page) => takeoverComplaints(page, await sentBy(page)),
    [
      ['a text that changes', elements([{ tag: 'p', text: 'New' }]), /^from entry \d+ on, as sent/],
      ['a style sheet that comes later', style('main{color:red}'), /^1 style rules were added/],
      [
        'a style element that comes later',
        (page) =>
          page.evaluate(() => {
            const link = document.createElement('link')
            link.rel = 'stylesheet'
            document.head.append(link)
          }),
        /^came with \d+ style elements/,
      ],
    ],
  )
})

describe('two readings of a page', () => {
  const before = ['Home', 'Clients', 'Contact']
  const changes = [
    ['a text that only scripts bring', [...before, 'More']],
    ['a text that scripts take away', ['Home', 'Contact']],
    ['another text', ['Home', 'Customers', 'Contact']],
    ['another order', ['Clients', 'Home', 'Contact']],
  ] as const
  test.for(changes)('%s is noticed', ([, after]) => {
    expect(differences(before, after, ['one', 'other'])).toHaveLength(1)
    expect(differences(after, before, ['one', 'other'])).toHaveLength(1)
  })

  test('the same is the same', () => {
    expect(differences(before, [...before], ['one', 'other'])).toEqual([])
  })
})
