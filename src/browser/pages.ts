import { pages } from 'virtual:pages'
import { type LoadedPage, withViews } from '../page/loaded.ts'
import type { PageSource } from '../page/source.ts'

const loaded = new Map<string, LoadedPage>()
const loading = new Map<string, Promise<LoadedPage>>()

/** Fetches the chunks of a page. Rejects when one cannot be had, after a new deployment for example. */
export function fetchPage(id: string): Promise<LoadedPage> {
  const known = loading.get(id)
  if (known) return known
  const load = pages[id]
  const promise = (load ? load() : Promise.reject(new Error(`There is no page "${id}".`)))
    .then(({ page }) => withViews(page))
    .then((page) => {
      loaded.set(id, page)
      return page
    })
  loading.set(id, promise)
  // A failure is not remembered: the next attempt may succeed.
  promise.catch(() => loading.delete(id))
  return promise
}

/** Puts a newer page in place of a loaded one. */
export const keepPage = (page: LoadedPage): void => {
  loaded.set(page.data.id, page)
  loading.set(page.data.id, Promise.resolve(page))
}

/**
 * Pages from their chunks. If a chunk cannot be had on the way to a page, the browser loads the page as
 * a document instead: that always works as long as the server does, and it never leaves a blank screen.
 */
export const chunkSource: PageSource = {
  peek: (id) => loaded.get(id),
  load: (id) => {
    const promise = fetchPage(id)
    const safe = safely.get(promise) ?? promise.catch(() => leaveForDocument())
    safely.set(promise, safe)
    return safe
  },
  prefetch: (id) => void fetchPage(id).catch(() => undefined),
}

/** One promise for one attempt: React asks again and again while it waits. */
const safely = new WeakMap<Promise<LoadedPage>, Promise<LoadedPage>>()

/** Never settles: the document is about to be replaced. */
function leaveForDocument(): Promise<never> {
  window.location.reload()
  return new Promise(() => undefined)
}
