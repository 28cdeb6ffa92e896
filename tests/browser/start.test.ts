/** When a page asks for its application: after everything that comes with the document is seen. */
import type { Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import { arrive, live, test } from './visitor.ts'

/** Pages whose document has a picture that is loaded at once. */
const withPicture = inject('site')
  .pages.filter(
    ({ sections }) => sections[0]?.kind === 'hero' || sections[0]?.kind === 'case-study',
  )
  .slice(0, 6)

interface Times {
  /** When the application was asked for, the picture was seen, and all of the document was loaded; ms. */
  readonly asked: number
  readonly seen: number
  readonly loaded: number
}

const timesOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<Times>((resolve) => {
        new PerformanceObserver((list) => {
          const [picture] = list
            .getEntries()
            .filter((entry) => 'element' in entry && entry.element instanceof HTMLImageElement)
          const scripts = performance
            .getEntriesByType('resource')
            .filter(({ name }) => /\/main-[^/]*\.js$/.test(name))
          const [navigation] = performance.getEntriesByType('navigation')
          resolve({
            asked: Math.min(...scripts.map(({ startTime }) => startTime)),
            seen: picture?.startTime ?? Number.NaN,
            // The first entry of a navigation is of this type.
            loaded: (navigation as PerformanceNavigationTiming).loadEventEnd,
          })
        }).observe({ type: 'largest-contentful-paint', buffered: true })
      }),
  )

test.for(withPicture)(
  '$path shows its picture before it asks for scripts',
  async ({ path }, { open }) => {
    const page = await open({ viewport: { width: 412, height: 823 } })
    await arrive(page, path)
    const { asked, seen, loaded } = await timesOf(page)
    expect(asked).toBeGreaterThan(loaded)
    // It is not waited for longer than that: what is seen late must not keep a page from being used.
    expect(asked).toBeGreaterThanOrEqual(Math.min(seen, loaded + 250))
  },
)

test('a picture of which the browser does not say that it is seen is not waited for without end', async ({
  open,
}) => {
  const page = await open()
  await page.addInitScript(() => {
    const { observe } = PerformanceObserver.prototype
    PerformanceObserver.prototype.observe = function (options) {
      if (options?.type !== 'largest-contentful-paint') observe.call(this, options)
    }
  })
  await page.goto('/')
  await live(page)
})
