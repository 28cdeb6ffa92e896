/** `npm run screenshots`: photographs every page of the site and lays the pictures out side by side. */
import { rm } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { startChromium } from './chromium.ts'
import { type Options, parseOptions, USAGE } from './options.ts'
import { serveSite } from './served-site.ts'
import { photograph, writeSheet } from './session.ts'
import { selectSubjects } from './subjects.ts'

const seconds = (since: number): string => ((performance.now() - since) / 1000).toFixed(1)

async function main({ out, only, widths, schemes, sheetHeight }: Options): Promise<void> {
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
        // Pages that are no more are not to be found there either.
        if (only.length === 0)
          await rm(join(out, `${width}-${scheme}`), { recursive: true, force: true })
        const prints = await photograph(browser, served.url, view, subjects, out)
        const files = await writeSheet(browser, view, prints, out, sheetHeight)
        pictures += prints.length
        const overflow = prints.filter(({ picture }) => picture.isCut)
        const cut = overflow.length > 0 ? `, ${overflow.length} cut at the end` : ''
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

/** The arguments; a mistake in them is said with how it is meant. */
function readOptions(): Options {
  try {
    return parseOptions(process.argv.slice(2))
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : error}\n${USAGE}`)
  }
}

async function run(): Promise<void> {
  await main(readOptions())
}

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
