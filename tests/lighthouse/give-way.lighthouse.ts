import { getPriority, platform } from 'node:os'
import { chromium } from 'playwright-core'
import { expect, test } from 'vitest'
import { chromiumPath, FLAGS } from '../../src/screenshots/chromium.ts'
import { giveWay, NICE, processesOf, threadsOf } from './give-way.ts'

/** Priorities of all threads of some processes. */
const prioritiesOf = (pids: readonly number[]) =>
  new Set(pids.flatMap(threadsOf).map((thread) => getPriority(thread)))

test('pages come before all that measures them', async () => {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: FLAGS })
  try {
    const page = await browser.newPage()
    await page.goto('about:blank')
    const { pages, rest } = await processesOf(browser)
    expect([rest.length > 2, pages.length > 0]).toEqual([true, true])
    // A browser that has just been started still begins threads.
    const others = async () => {
      await giveWay(browser)
      return [...prioritiesOf([process.pid, ...rest])]
    }
    await expect.poll(others).toEqual(platform() === 'linux' ? [NICE] : [])
    expect([...prioritiesOf(pages)].filter((one) => one >= NICE)).toEqual([])
  } finally {
    await browser.close()
  }
})
