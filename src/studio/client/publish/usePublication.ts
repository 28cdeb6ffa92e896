import { useEffect, useState } from 'react'
import { PUBLICATION_CHANGED } from '../../protocol/addresses.ts'
import type { PublicationRun, PublicationState } from '../../protocol/site-tools.ts'
import { fetchPublication } from '../api.ts'
import { queryClient, useSiteQuery } from '../queries.ts'

/**
 * The publication, which follows its progress.
 * @param isLoaded whether `state` is needed; undefined until it is loaded
 */
export function usePublication(
  isLoaded: boolean,
  onEnd: (run: PublicationRun) => void,
): {
  readonly state: PublicationState | undefined
  readonly isRunning: boolean
} {
  const { data } = useSiteQuery(PUBLICATION, fetchPublication, { enabled: isLoaded })
  const [followed, setFollowed] = useState<PublicationRun>()
  useEffect(() => {
    const follow = (next: PublicationRun) => {
      setFollowed(next)
      if (next.status === 'running') return
      onEnd(next)
      // The changes are different now, too.
      void queryClient.invalidateQueries()
    }
    import.meta.hot?.on(PUBLICATION_CHANGED, follow)
    return () => import.meta.hot?.off(PUBLICATION_CHANGED, follow)
  }, [onEnd])
  const run = followed ?? data?.run ?? null
  return { state: data && { ...data, run }, isRunning: run?.status === 'running' }
}

const PUBLICATION = ['publication']

export const reloadPublication = (): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: PUBLICATION })
