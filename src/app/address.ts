import { useHistoryState, usePathname } from 'wouter/use-browser-location'

/** Decodes a path. One with an invalid encoding, which belongs to no page, is returned unchanged. */
export function decodeAddress(address: string): string {
  try {
    return decodeURI(address)
  } catch {
    return address
  }
}

/** Returns the decoded path of the current address. @param ssrPath the path on the server */
export const useCurrentAddress = (ssrPath: string | undefined): string =>
  decodeAddress(usePathname(ssrPath === undefined ? {} : { ssrPath }))

/**
 * Returns the navigation panel that a link requested together with its page. It is stored in the history entry, so it
 * survives a document load.
 */
export function useRequestedPanel(): string | undefined {
  const state: unknown = useHistoryState()
  const panel = typeof state === 'object' && state && 'panel' in state ? state.panel : undefined
  return typeof panel === 'string' ? panel : undefined
}
