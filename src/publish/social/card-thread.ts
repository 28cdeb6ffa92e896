/** A thread that draws cards, see `drawing.ts`. */
import { parentPort, workerData } from 'node:worker_threads'
import { openFileCache } from '../file-cache.ts'
import type { CardInput } from './card-input.ts'
import { renderCards } from './render-cards.ts'

export interface NamedCard {
  /** In the cache. */
  readonly name: string
  readonly card: CardInput
}

export interface DrawingTask {
  readonly cards: readonly NamedCard[]
  readonly cacheDir: string
}

const { cards, cacheDir }: DrawingTask = workerData
const cache = openFileCache(cacheDir)
await renderCards(cards, ({ name }, image) => {
  cache.put(name, image)
  parentPort?.postMessage(name)
})
