/** Whether two readings of a page tell the same. */
import type { Page } from 'playwright-core'

/** Where two lists begin to differ, if they do. */
export function compareLines(
  before: readonly string[],
  after: readonly string[],
  [one, other]: readonly [string, string],
): string[] {
  const longer = before.length > after.length ? before : after
  const at = longer.findIndex((_, index) => before[index] !== after[index])
  if (at === -1) return []
  return [`from entry ${at} on, ${one}: "${before[at]?.trim()}", ${other}: "${after[at]?.trim()}"`]
}

/** Where every element of the content is, how large it is and whether it shows: all but its colours. */
export const getShapes = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main, main *')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      const box = [x, y + scrollY, width, height].map(Math.round).join(' ')
      const isShown = element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      return `${element.tagName} ${box} ${isShown}`
    }),
  )

/** The bar with its panels and the menu, which are the same on every page but for what is current. */
export const getHeader = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    (document.querySelector('header')?.outerHTML ?? '')
      .replaceAll(/ (aria-current|open|name|data-scrolled)="[^"]*"/g, '')
      .split('<'),
  )

/** What a page says, where its links and forms lead, and its images: hidden text does not count. */
export const getContent = (page: Page): Promise<string[]> =>
  page.evaluate(() => [
    ...(document.querySelector('main')?.innerText ?? '')
      .split('\n')
      .filter((line) => line.trim() !== ''),
    ...[...document.querySelectorAll('a, form')].map((one) =>
      [one.getAttribute('href') ?? one.getAttribute('action'), one.textContent].join(' '),
    ),
    ...[...document.images].map((one) => `${one.src} ${one.alt} ${one.width}x${one.height}`),
  ])
