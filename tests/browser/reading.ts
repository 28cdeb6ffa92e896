/** What a page says to a visitor. */
import type { Page } from 'playwright-core'

/** All visible text of a page, line by line. */
export const textOf = (page: Page): Promise<string[]> =>
  // innerText and not textContent: hidden text does not count.
  page.evaluate(() => document.body.innerText.split('\n').filter((line) => line.trim() !== ''))

/** Where the links and forms of a page lead, and what they are called. */
export const linksOf = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('a, form')].map((element) =>
      [element.getAttribute('href') ?? element.getAttribute('action'), element.textContent].join(
        ' ',
      ),
    ),
  )

/** The pictures and figures of a page. */
export const figuresOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => [
    ...[...document.images].map(
      ({ src, alt, width, height }) => `${src} ${alt} ${width}x${height}`,
    ),
    ...[...document.querySelectorAll('dl > div')].map((figure) => figure.textContent),
  ])
