import type { Shell } from '../content/model.ts'
import { decodeAddress } from './address.ts'
import { store } from './store.ts'

type Behaviour = Pick<Shell['behaviour'], 'historyScroll'>

export const restoresScroll = ({ historyScroll }: Behaviour): boolean =>
  store.isTraversal && historyScroll === 'restore'

export const endTraversal = (): void => {
  store.isTraversal = false
}

/** Call when the page of the current address is rendered: the browser then restores its scroll position. */
export const finishTraversal = (): void => store.finishTraversal?.()

/** Lets the browser restore scroll positions, after `finishTraversal` where the page has to be loaded first. */
export function trackHistory(
  { historyScroll }: Behaviour,
  isLoaded: (address: string) => boolean,
): void {
  history.scrollRestoration = 'auto'
  addEventListener('popstate', () => {
    store.isTraversal = true
  })
  if (historyScroll === 'top' || !('navigation' in window)) return
  navigation.addEventListener('navigate', (event) => {
    const { navigationType, canIntercept, destination } = event
    if (navigationType !== 'traverse' || !canIntercept) return
    if (isLoaded(decodeAddress(new URL(destination.url).pathname))) return
    const handler = () =>
      new Promise<void>((resolve) => {
        store.finishTraversal = resolve
      })
    event.intercept({ focusReset: 'manual', handler })
  })
}
