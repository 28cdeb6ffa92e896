/** Snapshots of a page and their comparison. */
import type { Page } from 'playwright-core'

/** Describes the first difference, if any. */
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

/** Position, size and visibility of every element, without colors. Browsers differ in the boxes of `track`. */
export const getShapes = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main, main :not(track)')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      const box = [x, y + scrollY, width, height].map(Math.round).join(' ')
      const isShown = element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      return `${element.tagName} ${box} ${isShown}`
    }),
  )

/** Top bar with panels and menu, without page-specific state. */
export const getHeader = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    (document.querySelector('header')?.outerHTML ?? '')
      .replaceAll(/ (aria-current|open|name|data-scrolled)="[^"]*"/g, '')
      .split('<'),
  )

/** Visible text, link targets and images. */
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
