import type { ReactNode } from 'react'
import type { Root } from 'react-dom/client'
import type { PageData, Shell } from '../content/model.ts'
import type { Change } from './live-updates.ts'
import type { LoadedPage } from './loaded-page.ts'

/** Loads the data of the page at an address, ignoring case. Rejects where there is none. */
export type LoadPage = (address: string) => Promise<{ readonly page: PageData }>

export interface MountedApplication {
  readonly root: Root
  readonly render: () => ReactNode
}

interface Store {
  /** Replaces the loader of the build in development. */
  loadPage: LoadPage | undefined
  /** The keys of all maps are made by `routeKey`. */
  readonly loadedPages: Map<string, LoadedPage>
  readonly requests: Map<string, Promise<LoadedPage>>
  /** By language of a page; that of the default language is `''`. */
  readonly shells: Map<string, Shell>
  /** One promise for each request, because React calls `load` repeatedly while it waits. */
  readonly attempts: WeakMap<Promise<LoadedPage>, Promise<LoadedPage>>
  /** `routeKey` of the address that the server answered with the not-found document. */
  notFoundKey: string | undefined
  reload: Promise<never> | undefined
  /** The first page came with the document: it needs no scrolling, focus or reveal. */
  isFirstPage: boolean
  /** Whether the last navigation was back or forward. */
  isTraversal: boolean
  /** Lets the browser restore the scroll position of a page that had to be loaded. */
  finishTraversal: (() => void) | undefined
  readonly mounted: Deferred<MountedApplication>
  /** Development only. */
  readonly changeListeners: Set<(change: Change) => void>
}

interface Deferred<T> {
  readonly promise: Promise<T>
  readonly resolve: (value: T) => void
}

/** This module must not import virtual modules: see `live-updates.ts`. */
export const store: Store = {
  loadPage: undefined,
  loadedPages: new Map(),
  requests: new Map(),
  shells: new Map(),
  attempts: new WeakMap(),
  notFoundKey: undefined,
  reload: undefined,
  isFirstPage: true,
  isTraversal: false,
  finishTraversal: undefined,
  mounted: createDeferred(),
  changeListeners: new Set(),
}

function createDeferred<T>(): Deferred<T> {
  let resolve: (value: T) => void = () => undefined
  const promise = new Promise<T>((settle) => {
    resolve = settle
  })
  return { promise, resolve }
}
