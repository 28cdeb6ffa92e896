import { pages } from 'virtual:pages'
import type { PageData } from '../model.ts'
import { type LoadedPage, withViews } from '../page/loaded.ts'
import type { PageSource } from '../page/source.ts'
import { routeKey } from '../routes.ts'

type Loaders = typeof pages

const loaded = new Map<string, LoadedPage>()
const loading = new Map<string, Promise<LoadedPage>>()
let loaders: Loaders
let canonical: ReadonlyMap<string, string>

/** Takes a route table: the one the application was built with, or a newer one while somebody edits. */
export function keepRoutes(table: Loaders): void {
  loaders = table
  canonical = new Map(Object.keys(table).map((path) => [routeKey(path), path]))
}

keepRoutes(pages)

/** Puts a newer page in place of a loaded one. */
export async function keepPage(data: PageData): Promise<void> {
  const page = await withViews(data)
  loaded.set(data.path, page)
  loading.set(data.path, Promise.resolve(page))
}

/** Fetches the chunks of a page. Rejects when one cannot be had, after a new deployment for example. */
export function fetchPage(path: string): Promise<LoadedPage> {
  const known = loading.get(path)
  if (known) return known
  const load = loaders[path]
  const promise = (load ? load() : Promise.reject(new Error(`There is no page at ${path}.`)))
    .then(({ page }) => withViews(page))
    .then((page) => {
      loaded.set(path, page)
      return page
    })
  loading.set(path, promise)
  // A failure is not remembered: the next attempt may succeed.
  promise.catch(() => loading.delete(path))
  return promise
}

let left: Promise<never> | undefined

const leave = (): Promise<never> => {
  left ??= new Promise(() => window.location.reload())
  return left
}

/** One promise for one attempt: React asks again and again while it waits. */
const attempts = new WeakMap<Promise<LoadedPage>, Promise<LoadedPage>>()

/** Pages from their chunks. A chunk that cannot be had never leaves a blank screen: the document is loaded. */
export const chunkSource: PageSource = {
  find: (address) => canonical.get(routeKey(address)),
  peek: (path) => loaded.get(path),
  load: (path) => {
    const promise = fetchPage(path)
    const attempt = attempts.get(promise) ?? promise.catch(leave)
    attempts.set(promise, attempt)
    return attempt
  },
  prefetch: (path) => void fetchPage(path).catch(() => undefined),
  leave,
}
