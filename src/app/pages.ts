import { pages } from 'virtual:pages'
import { loadShell } from 'virtual:shells'
import type { PageData, Shell } from '../content/model.ts'
import { routeKey } from '../contract/routes.ts'
import { restoresScroll } from './history.ts'
import { type LoadedPage, loadViews } from './loaded-page.ts'
import type { PageSource } from './page-source.ts'
import { store } from './store.ts'

export function markNotFound(address: string): void {
  store.notFoundKey = routeKey(address)
}

export async function replacePage(data: PageData): Promise<void> {
  const [page] = await Promise.all([loadViews(data), fetchShell(data.language)])
  store.loadedPages.set(routeKey(data.path), page)
  store.requests.set(routeKey(data.path), Promise.resolve(page))
}

/** @param language of the page, see `PageData` */
export async function fetchShell(language = ''): Promise<void> {
  if (!store.shells.has(language))
    store.shells.set(language, await loadShell(language || undefined))
}

function getShell(page: LoadedPage | undefined): Shell {
  const shell = store.shells.get(page?.data.language ?? '') ?? [...store.shells.values()][0]
  if (!shell) throw new Error('The shell is loaded before its page.')
  return shell
}

/** Fetches the chunks of a page. Rejects when one cannot be loaded, for example after a deployment. */
export function fetchPage(path: string): Promise<LoadedPage> {
  const key = routeKey(path)
  const known = store.requests.get(key)
  if (known) return known
  const loadPage = store.loadPage ?? pages
  const promise = loadPage(path)
    .then(({ page }) => Promise.all([loadViews(page), fetchShell(page.language)]))
    .then(([page]) => {
      store.loadedPages.set(key, page)
      return page
    })
  store.requests.set(key, promise)
  // Failures are not cached: the next attempt may succeed.
  promise.catch(() => store.requests.delete(key))
  return promise
}

function reloadDocument(): Promise<never> {
  store.reload ??= new Promise(() => {
    // A page that is new to the visitor starts at its top.
    if (!restoresScroll(getShell(undefined).behaviour)) history.scrollRestoration = 'manual'
    window.location.reload()
  })
  return store.reload
}

/** Every address counts as a page until its chunk cannot be loaded; then the document is loaded instead. */
export const chunkSource: PageSource = {
  canonicalPath: (address) =>
    routeKey(address) === store.notFoundKey
      ? undefined
      : (chunkSource.peek(address)?.data.path ?? address),
  peek: (path) => store.loadedPages.get(routeKey(path)),
  load: (path) => {
    const promise = fetchPage(path)
    const attempt = store.attempts.get(promise) ?? promise.catch(reloadDocument)
    store.attempts.set(promise, attempt)
    return attempt
  },
  getShell,
  prefetch: (path) => void fetchPage(path).catch(() => undefined),
  reloadDocument,
}
