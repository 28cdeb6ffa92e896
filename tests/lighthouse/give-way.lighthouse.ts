import { getPriority, platform, setPriority } from 'node:os'
import { chromium } from 'playwright-core'
import { expect, test } from 'vitest'
import { chromiumPath, FLAGS } from '../../src/screenshots/chromium.ts'
import { giveWay, isInTheWay, NICE, processesOf, threadsOf } from './give-way.ts'

const threadsOfAll = (pids: readonly number[]) => pids.flatMap(threadsOf)
const prioritiesOf = (threads: ReturnType<typeof threadsOf>) => [
  ...new Set(threads.map(({ id }) => getPriority(id))),
]

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
      return prioritiesOf(threadsOfAll([process.pid, ...rest]).filter(isInTheWay))
    }
    await expect.poll(others).toEqual(platform() === 'linux' ? [NICE] : [])
    const served = threadsOfAll(rest).filter((thread) => !isInTheWay(thread))
    const first = prioritiesOf([...threadsOfAll(pages), ...served])
    expect(first.filter((one) => one >= NICE)).toEqual([])
    expect(served.length > 0).toBe(platform() === 'linux')
    // Those that have been begun by a thread that gives way are taken out of its place.
    for (const { id } of served) setPriority(id, NICE)
    await giveWay(browser)
    expect(prioritiesOf(served)).toEqual(platform() === 'linux' ? [0] : [])
  } finally {
    await browser.close()
  }
})
