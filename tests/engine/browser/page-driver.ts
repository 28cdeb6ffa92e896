/**
 * Tests with a browser window: whatever goes wrong in it fails the test.
 *
 * What is waited for in a page is asked for by `evaluate`: `waitForFunction` would first give each document the selector
 * engine of Playwright, which takes half as much work as to load it.
 */
import type { Browser, BrowserContextOptions, Locator, Page, Route } from 'playwright-core'
import { test as base, expect, inject } from 'vitest'
import { startChromium } from '../../../src/commands/screenshots/chromium.ts'
import { FailureLog } from './failures.ts'

/** Opens a window, or gives one that is there. */
export type Open = (options?: BrowserContextOptions) => Promise<Page>

type Visit = (path: string, options?: BrowserContextOptions) => Promise<Page>

interface Fixtures {
  readonly $worker: {
    readonly browser: Browser
    readonly failureLog: FailureLog
    /** The windows that tests share. */
    readonly shared: Map<string, Promise<Page>>
  }
  readonly $test: {
    /** Opens a window with a fresh profile. */
    readonly open: Open
    /**
     * Gives a window that tests share, which is quicker: for those that change nothing in it but where it is, its size,
     * its media and who answers its requests. It has the size and the media that are asked for, and nothing under its pointer.
     */
    readonly reuse: Open
    /** Goes to a page in such a window, and waits until it is live. */
    readonly visit: Visit
    /** What went wrong in the windows of this test. */
    readonly failures: FailureLog
  }
}

const TIMEOUT_MS = 300_000

const DESKTOP: BrowserContextOptions = { viewport: { width: 1280, height: 800 } }

/**
 * Where shared windows wait: nothing happens there. It is a file of the same site, since a page of another one, an empty one
 * too, takes another process of the browser.
 */
const IDLE_PATH = '/robots.txt'

/** A test function whose windows open a site. */
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
        const asked = { ...DESKTOP, baseURL, ...options }
        const key = getContextKey(asked)
        const window = shared.get(key) ?? openWindow(browser, failures, asked)
        shared.set(key, window)
        const page = await window
        used.set(key, page)
        await resetPage(page, asked)
        return page
      })
      for (const [key, page] of used) {
        // What has failed may have left anything behind.
        if (task.result?.state === 'fail') {
          shared.delete(key)
          await page.context().close()
          continue
        }
        await page.goto(IDLE_PATH)
        // Only there nothing is on its way any more, which would then wait for an answer for ever.
        await page.unrouteAll()
        documents.delete(page)
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

/** The test function for rules that hold for every site: in this project's own one. */
export const test = createTest(inject('url'))

/** The test function for what the engine does: in the example site. */
export const exampleTest = createTest(inject('exampleUrl'))

async function openWindow(
  browser: Browser,
  failures: FailureLog,
  options: BrowserContextOptions,
): Promise<Page> {
  const context = await browser.newContext({ ...DESKTOP, ...options })
  // Whatever is waited for may take long on a busy machine.
  context.setDefaultTimeout(TIMEOUT_MS)
  await failures.watch(context)
  return context.newPage()
}

/** What a window has for good: its size and its media can be changed, so all that differ in them alone share it. */
function getContextKey(options: BrowserContextOptions): string {
  const { viewport, colorScheme, reducedMotion, forcedColors, contrast, ...lasting } = options
  return JSON.stringify(lasting)
}

/** Gives a window the size and the media that are asked for. */
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

/** Loads a page of the site and waits until it is live. */
export async function gotoPage(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await waitUntilReady(page)
}

/** Waits until the application has taken over the document, and text is set in its fonts. */
export async function waitUntilReady(page: Page): Promise<void> {
  await waitForHydration(page)
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
}

/** Waits until the application has taken over the document, down to the end of its footer. */
export async function waitForHydration(page: Pick<Page, 'evaluate'>): Promise<void> {
  const isTaken = () =>
    page.evaluate(() => {
      const last = [...document.querySelectorAll('#root footer *')].at(-1)
      return Object.keys(last ?? {}).some((key) => key.startsWith('__reactFiber$'))
    })
  await expect.poll(isTaken).toBe(true)
}

/** Loads the document of a page and keeps its application back. @returns what lets it come, and waits until it is live */
export async function gotoBeforeHydration(page: Page, path: string): Promise<() => Promise<void>> {
  const release = await holdResponses(page, /\/assets\/main-[^/]*\.js$/)
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  return () => {
    release()
    return waitUntilReady(page)
  }
}

/** What pages show at an address that tests alone know. */
const documents = new WeakMap<Page, { shown: string }>()

/**
 * Shows a document of the test's own under an address of the site.
 *
 * A window is given its answers once and keeps them until it is closed. When they are taken away
 * while something is on its way, the browser may wait for it for ever.
 */
export async function showDocument(page: Page, path: string, document: string): Promise<void> {
  const known = documents.get(page)
  if (known) known.shown = document
  else {
    const own = { shown: document }
    documents.set(page, own)
    await page.route(`**${path}`, (route) =>
      // Without the header it would take another process of the browser.
      route.fulfill({
        contentType: 'text/html',
        headers: { 'Cross-Origin-Opener-Policy': 'same-origin' },
        body: own.shown,
      }),
    )
  }
  await page.goto(path)
}

/** Answers the first request to an address; whatever comes later goes its way. See `showDocument`. */
export async function routeFirst(
  page: Page,
  address: string,
  answer: (route: Route) => unknown,
): Promise<void> {
  let came = false
  await page.route(address, (route) => {
    if (came) return route.continue()
    came = true
    return answer(route)
  })
}

/** Holds back what the server answers to requests that match. @returns lets it come, and all that follows */
export async function holdResponses(page: Page, requests: RegExp): Promise<() => void> {
  let come: (() => void) | undefined
  const coming = new Promise<void>((resolve) => {
    come = () => {
      come = undefined
      resolve()
    }
  })
  await page.route(requests, async (route) => {
    if (!come) return route.continue()
    const response = await route.fetch()
    await coming
    await route.fulfill({ response })
  })
  return () => come?.()
}

/** Whether a visitor sees the middle of something: it is in the window, and nothing lies over it. */
export const isInView = (place: Locator): Promise<boolean> =>
  place.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
  })

export const getScrollTop = (page: Page): Promise<number> => page.evaluate(() => window.scrollY)

/** Turns the wheel until the page stands further down. */
export async function scrollDown(page: Page, px: number): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  await page.mouse.move(width / 2, height / 2)
  await page.mouse.wheel(0, px)
  await expect.poll(() => getScrollTop(page)).toBeGreaterThanOrEqual(px)
}

/** Changes the address as a link of the application does, and waits until its page is shown. */
export async function navigateInApp(page: Page, path: string): Promise<void> {
  await page.evaluate((address) => history.pushState(null, '', address), path)
  await waitForPage(page, path)
}

/** Waits until the application shows a page, which it then says in the head of the document. */
export async function waitForPage(page: Page, path: string): Promise<void> {
  const shows = () =>
    page.evaluate(() => {
      const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]')
      return canonical && new URL(canonical.href).pathname
    })
  await expect.poll(shows).toBe(path)
}
