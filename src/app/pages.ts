import { pages } from 'virtual:pages'
import { shell } from 'virtual:shell'
import type { PageData } from '../content/model.ts'
import { routeKey } from '../contract/routes.ts'
import { restoresScroll } from './history.ts'
import { type LoadedPage, loadViews } from './loaded-page.ts'
import type { PageSource } from './page-source.ts'

/** Loads the data of the page at an address, whatever its capitals; rejects where there is none. */
export type LoadPage = (address: string) => Promise<{ readonly page: PageData }>

/** By `routeKey`. */
const loaded = new Map<string, LoadedPage>()
const loading = new Map<string, Promise<LoadedPage>>()
let loadPage = pages

/** Takes a newer way to load pages, while somebody edits. */
export function setLoader(newer: LoadPage): void {
  loadPage = newer
}

let notFoundKey: string | undefined

/** Keeps in mind that the document was sent for an address without a page. */
export function markNotFound(address: string): void {
  notFoundKey = routeKey(address)
}

/** Puts a newer page in place of a loaded one. */
export async function replacePage(data: PageData): Promise<void> {
  const page = await loadViews(data)
  loaded.set(routeKey(data.path), page)
  loading.set(routeKey(data.path), Promise.resolve(page))
}

/** Fetches the chunks of a page. Rejects when one cannot be had, after a new deployment for example. */
export function fetchPage(path: string): Promise<LoadedPage> {
  const key = routeKey(path)
  const known = loading.get(key)
  if (known) return known
  const promise = loadPage(path)
    .then(({ page }) => loadViews(page))
    .then((page) => {
      loaded.set(key, page)
      return page
    })
  loading.set(key, promise)
  // A failure is not remembered: the next attempt may succeed.
  promise.catch(() => loading.delete(key))
  return promise
}

let reloading: Promise<never> | undefined

const reloadDocument = (): Promise<never> => {
  reloading ??= new Promise(() => {
    // What is loaded again is shown at its old place; a page that is new to the visitor begins at its top.
    if (!restoresScroll(shell.behaviour)) history.scrollRestoration = 'manual'
    window.location.reload()
  })
  return reloading
}

/** One promise for one attempt: React asks again and again while it waits. */
const attempts = new WeakMap<Promise<LoadedPage>, Promise<LoadedPage>>()

/**
 * Pages from their chunks. Links say which addresses have pages; any other is taken for a page until
 * its chunk cannot be had. That never leaves a blank screen: the document is loaded.
 */
export const chunkSource: PageSource = {
  canonicalPath: (address) =>
    routeKey(address) === notFoundKey
      ? undefined
      : (chunkSource.peek(address)?.data.path ?? address),
  peek: (path) => loaded.get(routeKey(path)),
  load: (path) => {
    const promise = fetchPage(path)
    const attempt = attempts.get(promise) ?? promise.catch(reloadDocument)
    attempts.set(promise, attempt)
    return attempt
  },
  prefetch: (path) => void fetchPage(path).catch(() => undefined),
  reloadDocument,
}
