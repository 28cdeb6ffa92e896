import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Browser } from 'playwright-core'
import { capture, type Picture } from './capture.ts'
import type { Scheme } from './options.ts'
import { getThumbnailWidth, layOutRows, type Print, renderSheet, SHEET_WIDTH } from './sheet.ts'
import type { Subject } from './subjects.ts'

export interface View {
  /** Of the viewport, in px. */
  readonly width: number
  readonly scheme: Scheme
}

const WINDOW_HEIGHT = 800

const PARALLEL_PAGES = 2

const getFileName = ({ path, name }: Subject): string =>
  `${name === path ? path.slice(1) || 'home' : `states/${name}`}.png`

/**
 * Takes screenshots of subjects at one width and color scheme.
 * @param url of the site
 * @param out folder of the screenshots
 */
export async function captureSubjects(
  browser: Browser,
  url: string,
  { width, scheme }: View,
  subjects: readonly Subject[],
  out: string,
): Promise<Print[]> {
  const context = await browser.newContext({
    viewport: { width, height: WINDOW_HEIGHT },
    colorScheme: scheme,
    reducedMotion: 'reduce',
  })
  const visible = subjects.filter(({ fits }) => fits?.(width) ?? true)
  const scale = getThumbnailWidth(width) / width
  const prints: Print[] = []
  // The pages share one queue.
  const queue = visible.entries()
  const captureNext = async () => {
    const page = await context.newPage()
    for (const [index, subject] of queue) {
      const file = `${width}-${scheme}/${getFileName(subject)}`
      const thumbnail = `thumbnails/${file}`
      for (const one of [file, thumbnail]) await mkdir(dirname(join(out, one)), { recursive: true })
      const target = { file: join(out, file), thumbnail: join(out, thumbnail), scale }
      const picture = await capture(page, url, subject, target)
      prints[index] = { picture, file, thumbnail, ...scaleSize(picture, scale) }
    }
  }
  await Promise.all(Array.from({ length: PARALLEL_PAGES }, captureNext))
  await context.close()
  return prints
}

const scaleSize = ({ width, height }: Picture, scale: number) => ({
  width: Math.round(width * scale),
  height: Math.round(height * scale),
})

/**
 * Writes the contact sheet of a view as an HTML document, and a PNG file of each of its parts.
 * @param maxHeight of a part, in px
 * @returns paths relative to `out`
 */
export async function writeSheet(
  browser: Browser,
  { width, scheme }: View,
  prints: readonly Print[],
  out: string,
  maxHeight: number,
): Promise<string[]> {
  const title = `sheet-${width}-${scheme}`
  const document = join(out, `${title}.html`)
  await writeFile(document, renderSheet(title, layOutRows(prints, maxHeight)))
  const page = await browser.newPage({ viewport: { width: SHEET_WIDTH, height: WINDOW_HEIGHT } })
  await page.goto(pathToFileURL(document).href)
  const files = [`${title}.html`]
  for (const [index, part] of (await page.locator('section').all()).entries()) {
    const file = `${title}-${index + 1}.png`
    await part.screenshot({ path: join(out, file) })
    files.push(file)
  }
  await page.close()
  return files
}
