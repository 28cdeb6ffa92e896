/** Random user actions leave the page in a consistent state. */
import fc from 'fast-check'
import type { Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import { gotoPage, exampleTest as test } from './page-driver.ts'

const { pages, shell } = inject('exampleSite')
const TITLES = Object.fromEntries(pages.map(({ path, title }) => [path, title]))

const LINKS = 'a[href^="/"]'
const PRESSED = `${LINKS}, button, summary`

async function press(page: Page, within: string, any: number, what = PRESSED): Promise<void> {
  const place = await page.evaluate(
    ({ selector, nth }) => {
      const places = [...document.querySelectorAll<HTMLElement>(selector)].flatMap((element) => {
        const { x, y, width, height } = element.getBoundingClientRect()
        const middle = { x: x + width / 2, y: y + height / 2 }
        const hit = document.elementFromPoint(middle.x, middle.y)
        return element.contains(hit) && !element.closest('[type=submit]') ? [middle] : []
      })
      return places[nth % Math.max(1, places.length)]
    },
    { selector: `${within} :is(${what})`, nth: any },
  )
  if (place) await page.mouse.click(place.x, place.y)
}

const DEEDS: Readonly<Record<string, (page: Page, any: number) => Promise<unknown>>> = {
  'press in the bar': (page, any) => press(page, 'header', any),
  'press in the page': (page, any) => press(page, 'main', any),
  'follow a link of the bar': (page, any) => press(page, 'header', any, LINKS),
  'follow a link of the page': (page, any) => press(page, 'main', any, LINKS),
  'press in the footer': async (page, any) => {
    await page.keyboard.press('End')
    await press(page, 'footer', any)
  },
  'point somewhere': (page, any) => page.mouse.move((any * 37) % 1000, (any * 91) % 600),
  'point at the bar': (page, any) => page.mouse.move((any * 37) % 1200, 30),
  'turn the wheel': (page, any) => page.mouse.wheel(0, ((any % 7) - 2) * 400),
  'press Tab': async (page, any) => {
    for (let time = 0; time <= any % 5; time += 1) await page.keyboard.press('Tab')
  },
  'press Shift+Tab': (page) => page.keyboard.press('Shift+Tab'),
  'press Enter': (page) => page.keyboard.press('Enter'),
  'press Escape': (page) => page.keyboard.press('Escape'),
  // Stay on the site. Deferred, because the document may be unloaded.
  'go back': (page) =>
    page.evaluate(() => void setTimeout(() => navigation.canGoBack && history.back())),
  'go forward': (page) => page.evaluate(() => void setTimeout(() => history.forward())),
  'load again': (page) => page.reload(),
  'turn narrow': (page) => page.setViewportSize({ width: 360, height: 740 }),
  'turn wide': (page) => page.setViewportSize({ width: 1280, height: 800 }),
}

/** Names of violated invariants; none depends on the path taken. */
const wrongIn = (page: Page): Promise<string[]> =>
  page.evaluate(
    ({ titles, mobileBelowPx, scrolledAfterPx }) => {
      const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
      const path = location.pathname
      const open = all(':popover-open:not([data-cursor])')
      const isMenu = open.some((it) => 'menu' in it.dataset)
      const active = document.activeElement
      const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]')
      const canonicalPath = canonical && new URL(canonical.href).pathname
      const wide = innerWidth >= mobileBelowPx
      const last = all('#root footer *').at(-1)
      const html = document.documentElement
      const violations: Record<string, boolean> = {
        'is not live': !last || !Object.keys(last).some((key) => key.startsWith('__reactFiber$')),
        'has another title': document.title !== titles[path],
        'names another page as canonical': canonicalPath !== path,
        'has not one heading': all('h1').length !== 1 || all('main').length !== 1,
        'has another current page': all('a[aria-current=page]').some(
          (it) => it instanceof HTMLAnchorElement && it.pathname !== path,
        ),
        'has more than one thing open': open.length > 1,
        'has something open that does not fit': open.some((it) => 'menu' in it.dataset === wide),
        'says of a button that it is open': all('header [aria-controls]').some(
          (it) =>
            it.checkVisibility() &&
            (it.ariaExpanded === 'true') !==
              open.some(({ id }) => it.getAttribute('aria-controls') === id),
        ),
        'is out of reach': all('main, #root footer').some(({ inert }) => inert !== isMenu),
        'is locked': (getComputedStyle(html).overflowY === 'hidden') !== isMenu,
        'focus is not visible':
          !!active &&
          (!active.checkVisibility({ visibilityProperty: true }) || !!active.closest('[inert]')),
        'has more than one item open': all('main details[open]').length > 1,
        'is wider than its window': html.scrollWidth > html.clientWidth,
        'has a bar that does not know where it is':
          all('header')[0]?.hasAttribute('data-scrolled') !== scrollY > scrolledAfterPx,
        'has something left over it': all('body > *').some(
          (it) => it.id !== 'root' && !it.matches('script, [data-cursor]'),
        ),
      }
      return Object.keys(violations).filter((what) => violations[what])
    },
    { titles: TITLES, ...shell.behaviour },
  )

/** Fixed seed; WALKS=n tries n random ones. */
const walks = fc.sample(
  fc.array(fc.tuple(fc.constantFrom(...Object.keys(DEEDS)), fc.nat(1000)), {
    minLength: 40,
    maxLength: 40,
  }),
  process.env.WALKS ? { numRuns: Number(process.env.WALKS) } : { numRuns: 1, seed: 1 },
)

const visited = new Set<string>()

test.for(walks.map((deeds, index) => ({ index, deeds })))(
  'keeps every page consistent during random navigation $index',
  async ({ deeds }, { open }) => {
    const page = await open()
    await gotoPage(page, '/')
    const done: string[] = []
    for (const [name, any] of deeds) {
      done.push(`${name} ${any}`)
      await DEEDS[name]?.(page, any)
      await page.bringToFront()
      // Evaluation fails while a document is being unloaded.
      const wrong = () => wrongIn(page).catch((error: unknown) => [String(error)])
      await expect.poll(wrong, { message: done.slice(-8).join(', ') }).toEqual([])
      visited.add(new URL(page.url()).pathname)
    }
  },
)
