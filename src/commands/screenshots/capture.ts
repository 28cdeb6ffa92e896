import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { MAX_HEIGHT_PX, type Scheme } from './options.ts'
import type { Subject } from './subjects.ts'

export interface View {
  /** Of the viewport, in px. */
  readonly width: number
  readonly scheme: Scheme
}

const WINDOW_HEIGHT = 800

const PARALLEL_PAGES = 2

/** Returns the number of screenshots. @param url of the site */
export async function captureSubjects(
  browser: Browser,
  subjects: readonly Subject[],
  { width, scheme }: View,
  { url, folder }: { readonly url: string; readonly folder: string },
): Promise<number> {
  const context = await browser.newContext({
    viewport: { width, height: WINDOW_HEIGHT },
    colorScheme: scheme,
    reducedMotion: 'reduce',
  })
  const visible = subjects.filter(({ fits }) => fits?.(width) ?? true)
  const queue = visible.values()
  const captureNext = async () => {
    const page = await context.newPage()
    for (const subject of queue) {
      const file = join(folder, getFileName(subject))
      await mkdir(dirname(file), { recursive: true })
      await capture(page, url, subject, file)
    }
  }
  await Promise.all(Array.from({ length: PARALLEL_PAGES }, captureNext))
  await context.close()
  return visible.length
}

const getFileName = ({ path, name }: Subject): string =>
  `${name === path ? path.slice(1) || 'home' : `states/${name}`}.png`

async function capture(page: Page, url: string, subject: Subject, file: string): Promise<void> {
  const { prepare, path, isWindow } = subject
  await page.goto(url + path, { waitUntil: prepare ? 'networkidle' : 'load' })
  await prepare?.(page)
  const { width, height } = await page.evaluate(settle)
  const clip = { x: 0, y: 0, width, height: Math.min(height, MAX_HEIGHT_PX) }
  await page.screenshot(isWindow ? { path: file } : { path: file, fullPage: true, clip })
}

/**
 * Runs in the page: waits for fonts and all images, including lazy ones. It must not contain named functions, because tsx
 * wraps these in a helper that does not exist in the page.
 */
async function settle(): Promise<{ width: number; height: number }> {
  for (const image of document.images) image.loading = 'eager'
  await document.fonts.ready
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
  scrollTo({ top: 0, behavior: 'instant' })
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
  const { scrollHeight: height } = document.documentElement
  return { width: innerWidth, height }
}
