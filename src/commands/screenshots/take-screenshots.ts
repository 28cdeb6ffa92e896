import { rm } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { startChromium } from './chromium.ts'
import { type Options, parseOptions, USAGE } from './options.ts'
import { serveSite } from './served-site.ts'
import { captureSubjects, writeSheet } from './session.ts'
import { selectSubjects } from './subjects.ts'

const seconds = (since: number): string => ((performance.now() - since) / 1000).toFixed(1)

/**
 * Takes pictures of every page of the site and lays them out on contact sheets.
 * @param args see `USAGE`
 */
export async function takeScreenshots(args: readonly string[]): Promise<void> {
  const { out, only, widths, schemes, sheetHeight } = readOptions(args)
  const served = await serveSite(process.env)
  const browser = await startChromium()
  try {
    const subjects = selectSubjects(served.site, only)
    const started = performance.now()
    let pictures = 0
    for (const width of widths) {
      for (const scheme of schemes) {
        const since = performance.now()
        const view = { width, scheme }
        // Remove the pictures of deleted pages.
        if (only.length === 0)
          await rm(join(out, `${width}-${scheme}`), { recursive: true, force: true })
        const prints = await captureSubjects(browser, served.url, view, subjects, out)
        const files = await writeSheet(browser, view, prints, out, sheetHeight)
        pictures += prints.length
        const overflow = prints.filter(({ picture }) => picture.isCut)
        const cut = overflow.length > 0 ? `, ${overflow.length} cut off` : ''
        console.log(
          `${width} px, ${scheme}: ${prints.length} pictures${cut} in ${seconds(since)} s, ${files.length - 1} sheets`,
        )
      }
    }
    const folder = relative(process.cwd(), out) || '.'
    console.log(`${pictures} pictures in ${folder}/ in ${seconds(started)} s.`)
  } finally {
    await browser.close()
    await served.close()
  }
}

/** @throws Error with the usage of the command */
function readOptions(args: readonly string[]): Options {
  try {
    return parseOptions(args)
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : error}\n${USAGE}`)
  }
}
