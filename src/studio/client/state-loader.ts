import { mapPath } from '../positions/position-map.ts'
import type { StudioState } from '../protocol/state.ts'
import { fetchState } from './api.ts'
import type { Identities } from './identities.ts'
import type { Store } from './store.ts'
import { isSame } from './unsaved.ts'

/** Delay of the state request after a change, so that the page updates first (ms). */
const PAGE_FIRST_MS = 50

/** @returns a promise of a state that was requested after this call */
export type Load = (delay?: number) => Promise<void>

/** Loads run in sequence: each maps the positions of the previous one. */
export function createLoader(
  store: Store,
  identities: Identities,
  open: (path: string) => void,
): Load {
  let running: Promise<void> = Promise.resolve()
  let next: Promise<void> | undefined
  let shownPage: string | undefined
  const loadOnce = async (delay: number): Promise<void> => {
    if (delay > 0) await new Promise((done) => setTimeout(done, delay))
    next = undefined
    store.dispatch({ type: 'tick' })
    const { path, version, formAt, clock } = store.get()
    try {
      const state = await fetchState({ path, since: version, form: formAt })
      const now = store.get()
      // Another page or form was opened since; its own load follows.
      if (now.path !== path || !isSame(now.formAt, formAt)) return
      identities.rebase(state.positions)
      const moved = findMovedPage(now.state, path, state)
      store.dispatch({ type: 'loaded', state, startedAt: clock })
      const isThere = state.pages.some((page) => page.path === path)
      if (isThere) shownPage = path
      // Its address changed, for example by an undo.
      else if (moved !== undefined) open(moved)
      // Addresses that never existed show the not-found page.
      else if (shownPage === path) open('/')
    } catch (error) {
      // `fetch` throws a `TypeError` if the server does not respond, which the connection check shows.
      if (error instanceof TypeError) return
      console.error(error)
      store.dispatch({ type: 'announced', text: 'Could not load the page.', isProblem: true })
    }
  }
  return (delay = PAGE_FIRST_MS) => {
    next ??= running = running.then(() => loadOnce(delay))
    return next
  }
}

/** The new address of a page. */
function findMovedPage(
  before: StudioState | undefined,
  path: string,
  { pages, positions }: StudioState,
): string | undefined {
  const index = before?.pages.findIndex((page) => page.path === path) ?? -1
  const at = index === -1 ? undefined : positions && mapPath(['routes', index], positions)
  return at ? pages[Number(at[1])]?.path : undefined
}
