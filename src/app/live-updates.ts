/** Must not import the virtual modules that publish updates here: every second update would be lost. */
import type { PageData, Shell, Theme } from '../content/model.ts'
import { store } from './store.ts'

export type Change =
  /** The language of its pages, see `PageData`. */
  | { readonly name: 'shell'; readonly language: string; readonly value: Shell }
  | { readonly name: 'theme'; readonly value: Theme }
  | { readonly name: 'page'; readonly value: PageData }
  | { readonly name: 'pages'; readonly value: typeof import('virtual:pages').pages }

export const publish = (change: Change): void => {
  for (const listener of store.changeListeners) listener(change)
}

export const subscribe = (listener: (change: Change) => void): void => {
  store.changeListeners.add(listener)
}
