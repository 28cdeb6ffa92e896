import { useCallback, useEffect, useState } from 'react'
import {
  PUBLICATION_CHANGED,
  type PublicationRun,
  type PublicationState,
} from '../../server/protocol.ts'
import { fetchPublication } from '../api.ts'

/** State of the publication, which follows its progress. Undefined while loading. */
export function usePublication(onEnd: (run: PublicationRun) => void): {
  readonly state: PublicationState | undefined
  readonly reload: () => Promise<void>
} {
  const [state, setState] = useState<PublicationState>()
  const reload = useCallback(async () => {
    // The connection check shows that the server does not respond.
    const next = await fetchPublication().catch(() => undefined)
    if (next) setState(next)
  }, [])
  useEffect(() => {
    void reload()
    const follow = (run: PublicationRun) => {
      setState((before) => before && { ...before, run })
      if (run.status !== 'running') onEnd(run)
    }
    import.meta.hot?.on(PUBLICATION_CHANGED, follow)
    return () => import.meta.hot?.off(PUBLICATION_CHANGED, follow)
  }, [reload, onEnd])
  return { state, reload }
}
