import { useHistoryState, usePathname } from 'wouter/use-browser-location'

/** An address as people write it; one that is wrongly encoded, which is that of no page, as it is. */
export function decodeAddress(address: string): string {
  try {
    return decodeURI(address)
  } catch {
    return address
  }
}

/**
 * The address of the page that is asked for, which changes with every navigation.
 * @param ssrPath what it is on the server
 */
export const useCurrentAddress = (ssrPath: string | undefined): string =>
  decodeAddress(usePathname(ssrPath === undefined ? {} : { ssrPath }))

/**
 * The navigation panel that the visitor has asked for together with the page of this address. It stands in the history, and
 * so outlasts a page that has to be loaded as a document.
 */
export function useRequestedPanel(): string | undefined {
  const state: unknown = useHistoryState()
  const panel = typeof state === 'object' && state && 'panel' in state ? state.panel : undefined
  return typeof panel === 'string' ? panel : undefined
}
