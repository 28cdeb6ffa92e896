import { useCallback, useRef } from 'react'

/**
 * Of questions whose answers may overtake each other, the one that was asked last counts.
 * @returns asks one more; whoever waits for one that was overtaken waits for the last one
 */
export function useLatestRequest() {
  const newest = useRef<Promise<void>>(undefined)
  /** @param question is told whether it is still the last one, once it has waited for something */
  return useCallback((question: (isNewest: () => boolean) => Promise<void>): Promise<void> => {
    const own: Promise<void> = question(() => newest.current === own).then(() =>
      newest.current === own ? undefined : newest.current,
    )
    newest.current = own
    return own
  }, [])
}
