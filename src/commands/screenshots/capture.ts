import { writeFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { MAX_HEIGHT_PX } from './options.ts'
import type { Subject } from './subjects.ts'

/** A screenshot of a page. Sizes are in px. */
export interface Picture {
  readonly name: string
  readonly width: number
  readonly height: number
  /** Whether the page is higher than the screenshot. */
  readonly isCut: boolean
}

/** Files of a screenshot and of its thumbnail, which has this scale. */
export interface Target {
  readonly file: string
  readonly thumbnail: string
  readonly scale: number
}

/**
 * Takes a screenshot of a whole page, and a thumbnail.
 * @param page with reduced motion
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
      // It resizes the viewport to the height of the page, which would change fixed elements.
      captureBeyondViewport: !isWindow,
      optimizeForSpeed: true,
    })
    await writeFile(target, Buffer.from(data, 'base64'))
  }
  await session.detach()
  return { name, width: window.width, height, isCut: !isWindow && all.height > height }
}

/**
 * Runs in the page: waits for fonts and all images, including lazy ones. It must not contain named functions, because tsx
 * wraps these in a helper that does not exist in the page.
 */
async function settle(): Promise<{ width: number; height: number }> {
  for (const image of document.images) image.loading = 'eager'
  await document.fonts.ready
  // A broken image appears as it is.
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
  scrollTo({ top: 0, behavior: 'instant' })
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
  const { scrollWidth: width, scrollHeight: height } = document.documentElement
  return { width, height }
}
