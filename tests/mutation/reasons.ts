/** Why a mutant may live: classes of changes that make no difference, or none that a test could see. */
import type { Survivor } from './survivors.ts'

export interface Reason {
  readonly name: string
  readonly about: string
  readonly explains: (survivor: Survivor) => boolean
}

/** What stands for one change: its file, what is there, and what it becomes (all of it, if nothing is said). */
type Change = readonly [file: string, original: string, replacement?: string]

const isOne =
  (...changes: readonly Change[]) =>
  ({ file, original, replacement }: Survivor): boolean =>
    changes.some(
      ([where, from, to]) =>
        file.endsWith(where) && original === from && (to === undefined || replacement === to),
    )

/** In the order in which they are tried. */
export const reasons: readonly Reason[] = [
  {
    name: 'never missing',
    about:
      'A value that the types allow to be missing (`noUncheckedIndexedAccess`, optional keys) and that is always there: what stands in for it is never used.',
    explains: ({ mutator, before, original }) =>
      mutator === 'OptionalChaining' ||
      (/^(''|""|\[\]|``)$/.test(original) && /(\?\?|=)\s*$/.test(before)),
  },
]

/** The first reason that explains a survivor; undefined where none does. */
export const reasonFor = (survivor: Survivor): Reason | undefined =>
  reasons.find(({ explains }) => explains(survivor))

export { isOne }
