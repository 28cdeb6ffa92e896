import { writeFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { MAX_HEIGHT_PX } from './options.ts'
import type { Subject } from './subjects.ts'

/** A photographed page. */
export interface Picture {
  readonly name: string
  /** Of the picture, in px. */
  readonly width: number
  readonly height: number
  /** Whether the page goes on below it. */
  readonly isCut: boolean
}

/** Where the pictures of a subject go, and how small the small one is. */
export interface Target {
  readonly file: string
  readonly thumbnail: string
  readonly scale: number
}

/**
 * Photographs a page as a whole, once as it is and once small.
 * @param page a window in which nothing moves
 * @param url of the site
 */
export async function capture(
  page: Page,
  url: string,
  subject: Subject,
  { file, thumbnail, scale }: Target,
): Promise<Picture> {
  const { prepare, path, name, isWindow } = subject
  await page.goto(url + path, { waitUntil: prepare ? 'networkidle' : 'load' })
  await prepare?.(page)
  const all = await page.evaluate(settle)
  const window = page.viewportSize() ?? { width: all.width, height: all.height }
  const height = isWindow ? window.height : Math.min(all.height, MAX_HEIGHT_PX)
  const clip = { x: 0, y: 0, width: window.width, height }
  const session = await page.context().newCDPSession(page)
  for (const [target, factor] of [
    [file, 1],
    [thumbnail, scale],
  ] as const) {
    const { data } = await session.send('Page.captureScreenshot', {
      format: 'png',
      clip: { ...clip, scale: factor },
      // It makes the window as high as the page for a moment, which what hangs in the window need not stand.
      captureBeyondViewport: !isWindow,
      optimizeForSpeed: true,
    })
    await writeFile(target, Buffer.from(data, 'base64'))
  }
  await session.detach()
  return { name, width: window.width, height, isCut: !isWindow && all.height > height }
}

/**
 * Runs in the page: waits for fonts and all pictures, also for those far below. It has no function with a name in it: tsx
 * would wrap that in a helper of its own, which is not in the page.
 */
async function settle(): Promise<{ width: number; height: number }> {
  for (const image of document.images) image.loading = 'eager'
  await document.fonts.ready
  // A picture that cannot be had is to be seen as it is.
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
  scrollTo({ top: 0, behavior: 'instant' })
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
  const { scrollWidth: width, scrollHeight: height } = document.documentElement
  return { width, height }
}
