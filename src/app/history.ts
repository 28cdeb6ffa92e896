/** Where a page is shown that the visitor goes back or forward to. */
import type { Shell } from '../content/model.ts'
import { decodeAddress } from './address.ts'

type Behaviour = Pick<Shell['behaviour'], 'historyScroll'>

/** Whether the page of this address was gone back or forward to. */
let isTraversed = false

/** Called when the page of an address that was gone back or forward to is there. */
let finish: (() => void) | undefined

/** Whether the page of this address is shown where it was left. */
export const restoresScroll = ({ historyScroll }: Behaviour): boolean =>
  isTraversed && historyScroll === 'restore'

/** Says that the visitor asks for a page in another way than by going back or forward. */
export const endTraversal = (): void => {
  isTraversed = false
}

/** Says that the page of this address is there. */
export const finishTraversal = (): void => finish?.()

/**
 * Lets the browser restore the place of a page, which it does at once; of a page that has to be loaded first, once that
 * page is there, if the browser has the Navigation API.
 * @param isLoaded whether the page at an address is loaded already
 */
export function trackHistory(
  { historyScroll }: Behaviour,
  isLoaded: (address: string) => boolean,
): void {
  history.scrollRestoration = 'auto'
  addEventListener('popstate', () => {
    isTraversed = true
  })
  if (historyScroll === 'top' || !('navigation' in window)) return
  navigation.addEventListener('navigate', (event) => {
    const { navigationType, canIntercept, destination } = event
    if (navigationType !== 'traverse' || !canIntercept) return
    if (isLoaded(decodeAddress(new URL(destination.url).pathname))) return
    const handler = () =>
      new Promise<void>((resolve) => {
        finish = resolve
      })
    event.intercept({ focusReset: 'manual', handler })
  })
}
