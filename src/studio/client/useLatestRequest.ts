import { useCallback, useRef } from 'react'

/** Only the latest request counts; superseded ones resolve with it. */
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
