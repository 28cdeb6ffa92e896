/** Changes that are explained one by one. */
import type { Survivor } from './survivors.ts'

/** What stands for one change: its file, what is there, and what it becomes (all of it, if nothing is said). */
export type Change = readonly [file: string, original: string, replacement?: string]

/** Whether a survivor is one of these changes. */
export const isOne =
  (...changes: readonly Change[]) =>
  ({ file, original, replacement }: Survivor): boolean =>
    changes.some(
      ([where, from, to]) =>
        file.endsWith(where) && original === from && (to === undefined || replacement === to),
    )
