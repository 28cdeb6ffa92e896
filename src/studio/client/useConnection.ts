import { useEffect } from 'react'
import { PING, PONG } from '../protocol/addresses.ts'
import { isServerThere } from './api.ts'
import type { Connection } from './model.ts'
import type { Store } from './store.ts'
import { isPending } from './unsaved.ts'

const CHECK_MS = 1000

/** Together with the interval, less than 5 s. */
const PONG_TIMEOUT_MS = 3500

/**
 * Shows a server that does not respond. Pings use Vite's WebSocket, because previews may occupy all HTTP connections of the
 * browser. If it is closed, the server has ended: the window reloads when it is back, because a new server has another
 * token.
 */
export function useConnection(store: Store): void {
  useEffect(() => {
    // Vite looks for exactly these words.
    const hot = import.meta.hot
    const stop = new AbortController()
    let isRestarting = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const show = (connection: Connection) => store.dispatch({ type: 'connection', connection })
    const ping = () => {
      hot?.send(PING)
      timer = setTimeout(() => {
        show('waiting')
        ping()
      }, PONG_TIMEOUT_MS)
    }
    const answered = () => {
      clearTimeout(timer)
      show('open')
      timer = setTimeout(ping, CHECK_MS)
    }
    // Vite would reload the window, too, and wait for an answer if text is unsaved.
    const closed = (): Promise<void> => {
      clearTimeout(timer)
      show('lost')
      void waitForServer(stop.signal).then(() => {
        if (stop.signal.aborted) return
        isRestarting = true
        location.reload()
      })
      return new Promise(() => {})
    }
    // Unsaved text survives a reload, but not closing the window.
    const ask = (event: BeforeUnloadEvent) => {
      if (!isRestarting && store.get().unsaved.some(isPending)) event.preventDefault()
    }
    hot?.on(PONG, answered)
    hot?.on('vite:ws:disconnect', closed)
    addEventListener('beforeunload', ask)
    ping()
    return () => {
      stop.abort()
      clearTimeout(timer)
      removeEventListener('beforeunload', ask)
      hot?.off(PONG, answered)
      hot?.off('vite:ws:disconnect', closed)
    }
  }, [store])
}

async function waitForServer(stop: AbortSignal): Promise<void> {
  while (!stop.aborted && !(await isServerThere()))
    await new Promise((done) => setTimeout(done, CHECK_MS))
}
