/**
 * Browser test fixtures. Any console message, error or failed request fails the test.
 *
 * Wait with `evaluate`: `waitForFunction` injects Playwright's selector engine into each document, which is slow.
 */
import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core'
import { test as base, expect, inject } from 'vitest'
import { startChromium } from '../../../src/commands/screenshots/chromium.ts'
import { FailureLog } from './failures.ts'
import { holdResponses } from './requests.ts'

export type Open = (options?: BrowserContextOptions) => Promise<Page>

type Visit = (path: string, options?: BrowserContextOptions) => Promise<Page>

interface Fixtures {
  readonly $worker: {
    readonly browser: Browser
    readonly failureLog: FailureLog
    /** Pages shared by tests, by context options. */
    readonly shared: Map<string, Promise<Page>>
  }
  readonly $test: {
    /** Opens a page with a fresh profile. */
    readonly open: Open
    /** Returns a shared page, which is faster. For tests that change only location, viewport, media and routes. */
    readonly reuse: Open
    /** Opens a path in a shared page and waits for hydration. */
    readonly visit: Visit
    /** Failures in the pages of this test. */
    readonly failures: FailureLog
  }
}

const TIMEOUT_MS = 300_000

const DESKTOP: BrowserContextOptions = { viewport: { width: 1280, height: 800 } }

/** Shared pages idle here. Same origin, because another one would need another renderer process. */
const IDLE_PATH = '/robots.txt'

const createTest = (baseURL: string) =>
  base.extend<Fixtures>({
    browser: [
      // biome-ignore lint/correctness/noEmptyPattern: this is how Vitest learns what a fixture needs
      async ({}, use) => {
        const browser = await startChromium()
        await use(browser)
        await browser.close()
      },
      { scope: 'worker' },
    ],
    // biome-ignore lint/correctness/noEmptyPattern: see above
    failureLog: [({}, use) => use(new FailureLog()), { scope: 'worker' }],
    // biome-ignore lint/correctness/noEmptyPattern: see above
    shared: [({}, use) => use(new Map()), { scope: 'worker' }],
    failures: [
      async ({ failureLog }, use) => {
        await use(failureLog)
        failureLog.verify()
      },
      { auto: true },
    ],
    reuse: async ({ browser, failures, shared, task }, use) => {
      const used = new Map<string, Page>()
      await use(async (options) => {
        const settings = { ...DESKTOP, baseURL, ...options }
        const key = getContextKey(settings)
        const window = shared.get(key) ?? openWindow(browser, failures, settings)
        shared.set(key, window)
        const page = await window
        used.set(key, page)
        await resetPage(page, settings)
        return page
      })
      // A failed test may leave any state behind.
      const isFailed = task.result?.state === 'fail'
      for (const [key, page] of used) {
        if (isFailed) {
          shared.delete(key)
          await page.context().close()
        } else await idle(page)
      }
    },
    visit: async ({ reuse }: { reuse: Open }, use: (visit: Visit) => Promise<void>) => {
      await use(async (path, options) => {
        const page = await reuse(options)
        await gotoPage(page, path)
        return page
      })
    },
    open: async ({ browser, failures }, use) => {
      const pages: Page[] = []
      await use(async (options) => {
        const page = await openWindow(browser, failures, { baseURL, ...options })
        pages.push(page)
        return page
      })
      await Promise.all(pages.map((page) => page.context().close()))
    },
  })

/** Runs in this project's own site. */
export const test = createTest(inject('url'))

/** Runs in the example site. */
export const exampleTest = createTest(inject('exampleUrl'))

async function openWindow(
  browser: Browser,
  failures: FailureLog,
  options: BrowserContextOptions,
): Promise<Page> {
  const context = await browser.newContext({ ...DESKTOP, ...options })
  context.setDefaultTimeout(TIMEOUT_MS)
  await failures.watch(context)
  return context.newPage()
}

/** Options that cannot be changed later. Viewport and media can, so pages that differ in them are shared. */
function getContextKey(options: BrowserContextOptions): string {
  const { viewport, colorScheme, reducedMotion, forcedColors, contrast, ...lasting } = options
  return JSON.stringify(lasting)
}

async function idle(page: Page): Promise<void> {
  await page.goto(IDLE_PATH)
  await page.evaluate(() => sessionStorage.clear())
  // Pending routes would wait forever if removed earlier.
  await page.unrouteAll()
  documents.delete(page)
}

async function resetPage(page: Page, options: BrowserContextOptions): Promise<void> {
  const { viewport, colorScheme, reducedMotion, forcedColors, contrast } = options
  if (viewport) await page.setViewportSize(viewport)
  await page.mouse.move(0, (viewport?.height ?? 1) - 1)
  await page.emulateMedia({
    media: null,
    colorScheme: colorScheme ?? 'light',
    reducedMotion: reducedMotion ?? 'no-preference',
    forcedColors: forcedColors ?? 'none',
    contrast: contrast ?? 'no-preference',
  })
}

/** Loads a page and waits until it is ready. */
export async function gotoPage(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await waitUntilReady(page)
}

/** Waits for hydration and fonts. */
export async function waitUntilReady(page: Page): Promise<void> {
  await waitForHydration(page)
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
}

/** Lets the application load, as an interaction does, and waits until the end of the footer is hydrated. */
export async function waitForHydration(page: Pick<Page, 'evaluate'>): Promise<void> {
  const isTaken = () =>
    page.evaluate(() => {
      dispatchEvent(new Event('scroll'))
      const last = [...document.querySelectorAll('#root footer *')].at(-1)
      return Object.keys(last ?? {}).some((key) => key.startsWith('__reactFiber$'))
    })
  await expect.poll(isTaken).toBe(true)
}

/** Loads a page but holds back its application. Returns a function that releases it and waits until it is ready. */
export async function gotoBeforeHydration(page: Page, path: string): Promise<() => Promise<void>> {
  const release = await holdResponses(page, /\/assets\/main-[^/]*\.js$/)
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  return () => {
    release()
    return waitUntilReady(page)
  }
}

const documents = new WeakMap<Page, { shown: string }>()

/**
 * Shows a test document at an address of the site.
 *
 * The route stays until the page is closed: removing it with a pending request may block the browser.
 */
export async function showDocument(page: Page, path: string, document: string): Promise<void> {
  const known = documents.get(page)
  if (known) known.shown = document
  else {
    const own = { shown: document }
    documents.set(page, own)
    await page.route(`**${path}`, (route) =>
      // Without this header the page would need another renderer process.
      route.fulfill({
        contentType: 'text/html',
        headers: { 'Cross-Origin-Opener-Policy': 'same-origin' },
        body: own.shown,
      }),
    )
  }
  await page.goto(path)
}

/** Whether the center of the element is in the viewport and not covered. */
export const isInView = (place: Locator): Promise<boolean> =>
  place.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
  })

/** Waits until the element has the focus. */
export const hasFocus = (element: Locator) =>
  expect.poll(() => element.evaluate((one) => one === one.ownerDocument.activeElement)).toBe(true)

/** Waits until the center of the element is in the viewport and not covered. */
export const comesIntoView = (place: Locator) =>
  expect.poll(() => isInView(place), { message: `${place}` }).toBe(true)

export const getScrollTop = (page: Page): Promise<number> => page.evaluate(() => window.scrollY)

export async function scrollDown(page: Page, px: number): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  await page.mouse.move(width / 2, height / 2)
  await page.mouse.wheel(0, px)
  await expect.poll(() => getScrollTop(page)).toBeGreaterThanOrEqual(px)
}

/** Navigates as a link of the application does. */
export async function navigateInApp(page: Page, path: string): Promise<void> {
  await page.evaluate((address) => history.pushState(null, '', address), path)
  await waitForPage(page, path)
}

/** Waits until the canonical URL is the path. */
export async function waitForPage(page: Page, path: string): Promise<void> {
  const shows = () =>
    page.evaluate(() => {
      const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]')
      return canonical && new URL(canonical.href).pathname
    })
  await expect.poll(shows).toBe(path)
}
