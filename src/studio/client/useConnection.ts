import { useEffect } from 'react'
import { ping } from './api.ts'
import type { Store } from './store.ts'
import { isPending } from './unsaved.ts'

const CHECK_MS = 1000

/** Shows a lost server, and reloads the window when it is back: a new server has another token. */
export function useConnection(store: Store): void {
  useEffect(() => {
    let first: string | undefined
    let isRestarting = false
    let isStopped = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const check = async () => {
      const start = await ping()
      if (isStopped) return
      store.dispatch({ type: 'connection', isLost: start === undefined })
      first ??= start
      if (start !== undefined && start !== first) {
        isRestarting = true
        location.reload()
        return
      }
      timer = setTimeout(check, CHECK_MS)
    }
    void check()
    // Unsaved text survives a reload, but not closing the window.
    const ask = (event: BeforeUnloadEvent) => {
      if (!isRestarting && store.get().unsaved.some(isPending)) event.preventDefault()
    }
    addEventListener('beforeunload', ask)
    // Vite would reload the window, too, and wait for an answer if text is unsaved.
    const wait = () => new Promise<void>(() => {})
    import.meta.hot?.on('vite:ws:disconnect', wait)
    return () => {
      isStopped = true
      clearTimeout(timer)
      removeEventListener('beforeunload', ask)
      import.meta.hot?.off('vite:ws:disconnect', wait)
    }
  }, [store])
}
