/** What a page leaves behind in a browser when another one takes its place. */
import type { Page } from 'playwright-core'
import { goWithin } from './visitor.ts'

/** Before a document's own scripts: notes what every observer looks at. */
export function noteObservers(): void {
  const observed = new Map<object, Set<Element>>()
  Reflect.set(window, 'observed', observed)
  for (const { prototype } of [IntersectionObserver, ResizeObserver]) {
    const { observe, unobserve, disconnect } = prototype
    Object.assign(prototype, {
      observe(this: object, ...args: readonly [Element]) {
        observed.set(this, (observed.get(this) ?? new Set()).add(args[0]))
        Reflect.apply(observe, this, args)
      },
      unobserve(this: object, target: Element) {
        observed.get(this)?.delete(target)
        Reflect.apply(unobserve, this, [target])
      },
      disconnect(this: object) {
        observed.delete(this)
        Reflect.apply(disconnect, this, [])
      },
    })
  }
}

/** How many elements that are no longer there are still looked at. */
export const gone = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const observed: Map<object, Set<Element>> = Reflect.get(window, 'observed')
    return [...observed.values()].flatMap((some) => [...some].filter((one) => !one.isConnected))
      .length
  })

/** How many are looked at altogether. */
export const observedIn = (page: Page): Promise<number> =>
  page.evaluate(() =>
    [...Reflect.get(window, 'observed').values()].reduce((sum, { size }) => sum + size, 0),
  )

/** Goes from page to page in place. */
export async function visitAll(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) await goWithin(page, path)
}

/** Before a document's own scripts: counts the frames that they ask for. */
export function countFrames(): void {
  const { requestAnimationFrame } = window
  Object.assign(window, {
    framesAsked: 0,
    requestAnimationFrame: (act: FrameRequestCallback) => {
      Reflect.set(window, 'framesAsked', Reflect.get(window, 'framesAsked') + 1)
      return requestAnimationFrame(act)
    },
  })
}

/** How many frames scripts ask for while so many frames pass. */
export const framesAskedIn = (page: Page, frames: number): Promise<number> =>
  page.evaluate(async (count) => {
    const before = Reflect.get(window, 'framesAsked')
    for (let at = 0; at < count; at += 1) await new Promise(requestAnimationFrame)
    // This loop has asked for frames itself.
    return Reflect.get(window, 'framesAsked') - before - count
  }, frames)
