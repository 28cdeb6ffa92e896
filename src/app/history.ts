/** Scroll positions of pages that a visitor goes back or forward to. */
import type { Shell } from '../content/model.ts'
import { decodeAddress } from './address.ts'

type Behaviour = Pick<Shell['behaviour'], 'historyScroll'>

const traversal: { isActive: boolean; finish?: () => void } = { isActive: false }

/** Returns whether the current page keeps the scroll position that it was left at. */
export const restoresScroll = ({ historyScroll }: Behaviour): boolean =>
  traversal.isActive && historyScroll === 'restore'

/** Call before any navigation other than back and forward. */
export const endTraversal = (): void => {
  traversal.isActive = false
}

/** Call when the page of the current address is rendered: the browser then restores its scroll position. */
export const finishTraversal = (): void => traversal.finish?.()

/**
 * Lets the browser restore scroll positions. Where the page has to be loaded first, the Navigation API delays this
 * until `finishTraversal`.
 * @param isLoaded returns whether the page at an address is loaded
 */
export function trackHistory(
  { historyScroll }: Behaviour,
  isLoaded: (address: string) => boolean,
): void {
  history.scrollRestoration = 'auto'
  addEventListener('popstate', () => {
    traversal.isActive = true
  })
  if (historyScroll === 'top' || !('navigation' in window)) return
  navigation.addEventListener('navigate', (event) => {
    const { navigationType, canIntercept, destination } = event
    if (navigationType !== 'traverse' || !canIntercept) return
    if (isLoaded(decodeAddress(new URL(destination.url).pathname))) return
    const handler = () =>
      new Promise<void>((resolve) => {
        traversal.finish = resolve
      })
    event.intercept({ focusReset: 'manual', handler })
  })
}
