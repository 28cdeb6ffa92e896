/**
 * What changes on an open page while somebody edits site.yaml. A leaf on purpose: were it to import
 * the modules that publish here, every second change would go unnoticed.
 */
import type { PageData, Shell, Theme } from '../content/model.ts'

/** What a changed module hands over. */
export type Change =
  | { readonly name: 'shell'; readonly value: Shell }
  | { readonly name: 'theme'; readonly value: Theme }
  | { readonly name: 'page'; readonly value: PageData }
  | { readonly name: 'pages'; readonly value: typeof import('virtual:pages').pages }

type Listener = (change: Change) => void

const listeners = new Set<Listener>()

/** Called by a changed module with its new value. */
export const publish = (change: Change): void => {
  for (const listener of listeners) listener(change)
}

export const subscribe = (listener: Listener): void => {
  listeners.add(listener)
}
