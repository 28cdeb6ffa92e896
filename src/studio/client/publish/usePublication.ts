import { useCallback, useEffect, useState } from 'react'
import { PUBLICATION_CHANGED } from '../../protocol/addresses.ts'
import type { PublicationRun, PublicationState } from '../../protocol/site-tools.ts'
import { fetchPublication } from '../api.ts'

/** The publication, which follows its progress. `state` is undefined until it is loaded. */
export function usePublication(onEnd: (run: PublicationRun) => void): {
  readonly state: PublicationState | undefined
  readonly isRunning: boolean
  readonly reload: () => Promise<void>
} {
  const [state, setState] = useState<PublicationState>()
  const [run, setRun] = useState<PublicationRun | null>(null)
  const reload = useCallback(async () => {
    // The connection check shows that the server does not respond.
    const next = await fetchPublication().catch(() => undefined)
    if (!next) return
    setState(next)
    setRun(next.run)
  }, [])
  useEffect(() => {
    const follow = (next: PublicationRun) => {
      setRun(next)
      if (next.status !== 'running') onEnd(next)
    }
    import.meta.hot?.on(PUBLICATION_CHANGED, follow)
    return () => import.meta.hot?.off(PUBLICATION_CHANGED, follow)
  }, [onEnd])
  return { state: state && { ...state, run }, isRunning: run?.status === 'running', reload }
}
