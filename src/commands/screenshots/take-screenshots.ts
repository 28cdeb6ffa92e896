import { rm } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { captureSubjects } from './capture.ts'
import { startChromium } from './chromium.ts'
import { type Options, parseOptions, USAGE } from './options.ts'
import { serveSite } from './served-site.ts'
import { selectSubjects } from './subjects.ts'

const formatSeconds = (since: number): string => ((performance.now() - since) / 1000).toFixed(1)

export async function takeScreenshots(args: readonly string[]): Promise<void> {
  const { out, only, widths, schemes } = readOptions(args)
  const served = await serveSite(process.env)
  const browser = await startChromium()
  try {
    const subjects = selectSubjects(served.site, only)
    for (const width of widths) {
      for (const scheme of schemes) {
        const since = performance.now()
        const folder = join(out, `${width}-${scheme}`)
        // Remove the pictures of deleted pages.
        if (only.length === 0) await rm(folder, { recursive: true, force: true })
        const view = { width, scheme }
        const count = await captureSubjects(browser, subjects, view, { url: served.url, folder })
        const place = relative(process.cwd(), folder)
        console.log(`✓ ${count} screenshots in ${place}/ in ${formatSeconds(since)} s`)
      }
    }
  } finally {
    await browser.close()
    await served.close()
  }
}

function readOptions(args: readonly string[]): Options {
  try {
    return parseOptions(args)
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : error}\n${USAGE}`)
  }
}
