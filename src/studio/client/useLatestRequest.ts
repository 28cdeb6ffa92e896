import { useCallback, useRef } from 'react'

/**
 * Runs requests whose responses may overtake each other; only the latest counts.
 * @returns starts a request; superseded ones resolve with the latest
 */
export function useLatestRequest() {
  const newest = useRef<Promise<void>>(undefined)
  /** @param question receives a function that tells whether it is still the latest */
  return useCallback((question: (isNewest: () => boolean) => Promise<void>): Promise<void> => {
    const own: Promise<void> = question(() => newest.current === own).then(() =>
      newest.current === own ? undefined : newest.current,
    )
    newest.current = own
    return own
  }, [])
}
