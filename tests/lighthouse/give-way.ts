/**
 * What measures gives way to what is measured. Beside a real phone, Lighthouse has a computer of its own; here it shares
 * the processors with the page, as do the window of the browser, its network and its screen. Chromium even puts these
 * before pages where it may (as root, at -8).
 */
import { readdirSync, readFileSync } from 'node:fs'
import { getPriority, setPriority } from 'node:os'
import type { Browser } from 'playwright-core'

/** As nice as can be: a seventieth of a page's share where there is not enough for both, see sched(7). */
export const NICE = 19

/** Processes of a browser that show pages, and the others. */
export async function processesOf(browser: Browser): Promise<{ pages: number[]; rest: number[] }> {
  const session = await browser.newBrowserCDPSession()
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  await session.detach()
  const idsOf = (isPage: boolean) =>
    processInfo.filter(({ type }) => (type === 'renderer') === isPage).map(({ id }) => id)
  return { pages: idsOf(true), rest: idsOf(false) }
}

/**
 * Threads that pages wait for, by the 15 letters that the system keeps of their names: they carry what a page asks for, and
 * look up its fonts (those of a pool), for which it stops in the middle of its layout.
 */
const AT_SERVICE = /^(Chrome_IOThread|Chrome_ChildIOT|ThreadPool\w+)$/

/** Lets what runs in this process and in a browser give way to the browser's pages and their helpers. Only Linux can. */
export async function giveWay(browser: Browser): Promise<void> {
  const { rest } = await processesOf(browser)
  for (const thread of [process.pid, ...rest].flatMap(threadsOf)) {
    try {
      if (isInTheWay(thread)) setPriority(thread.id, NICE)
      // What such a thread begins starts out as it is itself.
      else if (getPriority(thread.id) > 0) setPriority(thread.id, 0)
    } catch {
      // It has ended in the meantime.
    }
  }
}

interface Thread {
  readonly id: number
  readonly name: string
}

/** Whether nobody waits for a thread. */
export const isInTheWay = ({ name }: Thread): boolean => !AT_SERVICE.test(name)

/** The threads of a process: each has a priority of its own on Linux. None elsewhere, or if it has ended. */
export const threadsOf = (pid: number): Thread[] =>
  orNothing(() => readdirSync(`/proc/${pid}/task`)).flatMap((id) =>
    orNothing(() => [
      { id: Number(id), name: readFileSync(`/proc/${pid}/task/${id}/comm`, 'utf8').trim() },
    ]),
  )

/** What has ended cannot be read any more. */
function orNothing<T>(read: () => T[]): T[] {
  try {
    return read()
  } catch {
    return []
  }
}
