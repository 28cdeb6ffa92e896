import { useHistoryState, usePathname } from 'wouter/use-browser-location'

/** Returns a path with an invalid encoding, which belongs to no page, unchanged. */
export function decodeAddress(address: string): string {
  try {
    return decodeURI(address)
  } catch {
    return address
  }
}

export const useCurrentAddress = (ssrPath: string | undefined): string =>
  decodeAddress(usePathname(ssrPath === undefined ? {} : { ssrPath }))

/** The navigation panel that a link requested. In the history entry, it survives loading a document. */
export function useRequestedPanel(): string | undefined {
  const state: unknown = useHistoryState()
  const panel = typeof state === 'object' && state && 'panel' in state ? state.panel : undefined
  return typeof panel === 'string' ? panel : undefined
}
