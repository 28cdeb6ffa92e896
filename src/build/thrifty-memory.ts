import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** By how many percent the heap may grow from one collection to the next; else it may become four times as large. */
const GROWTH = 40

/**
 * Makes the engine look for memory that is no longer needed more often. Compiling, rendering and crawling a large site
 * leave a lot of it behind, one after the other, and by itself the engine would rather take more.
 */
export function beThrifty(): void {
  setFlagsFromString(`--heap-growing-percent=${GROWTH}`)
}

/**
 * Has the engine look for it now: after work that has left much of it behind. Else what comes next may take as much
 * again before the engine looks by itself.
 */
export function tidyUp(): void {
  setFlagsFromString('--expose-gc')
  const collect: () => void = runInNewContext('gc')
  collect()
}
