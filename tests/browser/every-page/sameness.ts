/** Whether two readings of a page tell the same. */
import type { Page } from 'playwright-core'

/** Where two lists begin to differ, if they do. */
export function differences(
  before: readonly string[],
  after: readonly string[],
  [one, other]: readonly [string, string],
): string[] {
  const longer = before.length > after.length ? before : after
  const at = longer.findIndex((_, index) => before[index] !== after[index])
  if (at === -1) return []
  return [`from entry ${at} on, ${one}: "${before[at]?.trim()}", ${other}: "${after[at]?.trim()}"`]
}

/** Where every element of a page is, how large it is and whether it shows: all but its colours. */
export const shapesOf = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('body, body *')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      const box = [x, y, width, height].map(Math.round).join(' ')
      const isShown = element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      return `${element.tagName} ${box} ${isShown}`
    }),
  )

/** The bar with its panels and the menu, which are the same on every page but for what is current. */
export const headerOf = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    (document.querySelector('header')?.outerHTML ?? '')
      .replaceAll(/ (aria-current|open|name)="[^"]*"/g, '')
      .split('<'),
  )
