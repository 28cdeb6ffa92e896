/**
 * What measures gives way to what is measured. Beside a real phone, Lighthouse has a computer of its own; here it shares
 * the processors with the page, as do the window of the browser, its network and its screen. Chromium even puts these
 * before pages where it may (as root, at -8).
 */
import { readdirSync } from 'node:fs'
import { setPriority } from 'node:os'
import type { Browser } from 'playwright-core'

/** How nice they are: a tenth of a page's share where there is not enough for both, see sched(7). */
export const NICE = 10

/** Processes of a browser that show pages, and the others. */
export async function processesOf(browser: Browser): Promise<{ pages: number[]; rest: number[] }> {
  const session = await browser.newBrowserCDPSession()
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  await session.detach()
  const idsOf = (isPage: boolean) =>
    processInfo.filter(({ type }) => (type === 'renderer') === isPage).map(({ id }) => id)
  return { pages: idsOf(true), rest: idsOf(false) }
}

/** Lets all that runs in this process and in a browser give way to the browser's pages. Only Linux can. */
export async function giveWay(browser: Browser): Promise<void> {
  const { rest } = await processesOf(browser)
  for (const thread of [process.pid, ...rest].flatMap(threadsOf)) {
    try {
      setPriority(thread, NICE)
    } catch {
      // It has ended in the meantime.
    }
  }
}

/** The threads of a process: each has a priority of its own on Linux. None elsewhere, or if it has ended. */
export function threadsOf(pid: number): number[] {
  try {
    return readdirSync(`/proc/${pid}/task`).map(Number)
  } catch {
    return []
  }
}
