/** The timers of the site stand still until the visitor waits: runs in the page. */

/**
 * Keeps timers with the site's own delays.
 * @param delays which ones, in ms; all others run as ever, so a wait of the start script must not be as long as one of
 * these (`PATIENCE` in `src/browser/start.ts`)
 */
export function holdTimers(delays: readonly number[]): void {
  interface Timer {
    readonly id: number
    readonly at: number
    readonly act: () => void
  }
  const { setTimeout, clearTimeout } = globalThis
  const held = new Map<number, Timer>()
  let now = 0
  let count = 1e9
  const hold = (...args: Parameters<typeof setTimeout>) => {
    const [act, ms = 0, ...rest] = args
    if (!delays.includes(ms)) return Reflect.apply(setTimeout, window, args)
    count += 1
    held.set(count, { id: count, at: now + ms, act: () => Reflect.apply(act, window, rest) })
    return count
  }
  const release = (id: number) => {
    if (!held.delete(id)) clearTimeout(id)
  }
  const pass = (ms: number) => {
    const end = now + ms
    for (;;) {
      const [next] = [...held.values()].filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)
      if (!next) break
      held.delete(next.id)
      now = next.at
      next.act()
    }
    now = end
  }
  Object.assign(window, { setTimeout: hold, clearTimeout: release, passTime: pass })
}

/** Lets time pass for the timers that are held. */
export const passTime = (ms: number): void => Reflect.get(window, 'passTime')?.(ms)
