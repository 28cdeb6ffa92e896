import { pages } from 'virtual:pages'
import { shell } from 'virtual:shell'
import type { PageData } from '../content/model.ts'
import { routeKey } from '../contract/routes.ts'
import { restoresScroll } from './history.ts'
import { type LoadedPage, loadViews } from './loaded-page.ts'
import type { PageSource } from './page-source.ts'

/** Loads the data of the page at an address, ignoring case. Rejects where there is none. */
export type LoadPage = (address: string) => Promise<{ readonly page: PageData }>

/** The pages of the browser. Maps are keyed by `routeKey`. */
const store = {
  loadPage: pages,
  loaded: new Map<string, LoadedPage>(),
  loading: new Map<string, Promise<LoadedPage>>(),
  /** One promise for each attempt, because React calls `load` repeatedly while it waits. */
  attempts: new WeakMap<Promise<LoadedPage>, Promise<LoadedPage>>(),
  notFoundKey: undefined as string | undefined,
  reload: undefined as Promise<never> | undefined,
}

/** Replaces the loader after a live update. */
export function setLoader(loadPage: LoadPage): void {
  store.loadPage = loadPage
}

/** Records that the server answered an address with the not-found document. */
export function markNotFound(address: string): void {
  store.notFoundKey = routeKey(address)
}

/** Replaces a loaded page after a live update. */
export async function replacePage(data: PageData): Promise<void> {
  const page = await loadViews(data)
  store.loaded.set(routeKey(data.path), page)
  store.loading.set(routeKey(data.path), Promise.resolve(page))
}

/** Fetches the chunks of a page. Rejects when one cannot be loaded, for example after a deployment. */
export function fetchPage(path: string): Promise<LoadedPage> {
  const key = routeKey(path)
  const known = store.loading.get(key)
  if (known) return known
  const promise = store
    .loadPage(path)
    .then(({ page }) => loadViews(page))
    .then((page) => {
      store.loaded.set(key, page)
      return page
    })
  store.loading.set(key, promise)
  // Failures are not cached: the next attempt may succeed.
  promise.catch(() => store.loading.delete(key))
  return promise
}

function reloadDocument(): Promise<never> {
  store.reload ??= new Promise(() => {
    // A page that is new to the visitor starts at its top.
    if (!restoresScroll(shell.behaviour)) history.scrollRestoration = 'manual'
    window.location.reload()
  })
  return store.reload
}

/**
 * Loads pages from their chunks. Every address counts as a page until its chunk cannot be loaded; then the document
 * is loaded instead, so that no screen stays blank.
 */
export const chunkSource: PageSource = {
  canonicalPath: (address) =>
    routeKey(address) === store.notFoundKey
      ? undefined
      : (chunkSource.peek(address)?.data.path ?? address),
  peek: (path) => store.loaded.get(routeKey(path)),
  load: (path) => {
    const promise = fetchPage(path)
    const attempt = store.attempts.get(promise) ?? promise.catch(reloadDocument)
    store.attempts.set(promise, attempt)
    return attempt
  },
  prefetch: (path) => void fetchPage(path).catch(() => undefined),
  reloadDocument,
}
