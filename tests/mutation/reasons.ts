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
    name: 'own process',
    about:
      'Only runs as a process of its own, where a change cannot be switched on; `tests/server/contact/commands.test.ts` starts it.',
    explains: ({ file }) => file.endsWith('contact/cli.ts'),
  },
  {
    name: 'never missing',
    about:
      'A value that the types allow to be missing (`noUncheckedIndexedAccess`, optional keys) and that is always there: what stands in for it is never used.',
    explains: ({ mutator, before, original }) =>
      mutator === 'OptionalChaining' ||
      (/^(''|""|\[\]|``)$/.test(original) && /(\?\?|=)\s*$/.test(before)),
  },
  {
    name: 'checked again',
    about:
      'What this lets through is refused, or is taken apart in the same way, by what comes next: `isIP`, `URL.canParse`, a key that is not in the list.',
    explains: isOne(
      ['contact/settings.ts', '/^(?:libsql|https?|wss?):\\/\\/[^/\\s]+/i'],
      ['contact/answers.ts', 'Object.keys(fields ?? {}).filter(isPart)'],
      ['contact/query.ts', 'name === undefined'],
    ),
  },
  {
    name: 'the same',
    about: 'The other way of writing it gives the same for every input there can be.',
    explains: isOne(
      ['src/nearest.ts', 'a.length < b.length', 'a.length <= b.length'],
      ['contact/client-address.ts', '/%.*$/'],
      ['contact/client-address.ts', 'tail === undefined'],
      ['contact/query.ts', '{ return undefined }', '{}'],
      ['contact/rate-limit.ts', 'oldest !== undefined', 'true'],
      ['contact/rate-limit.ts', "''"],
      ['diagnostics/page-notes.ts', 'length < least', 'length <= least'],
      ['diagnostics/position.ts', '/\\r?\\n$/'],
    ),
  },
]

/** The first reason that explains a survivor; undefined where none does. */
export const reasonFor = (survivor: Survivor): Reason | undefined =>
  reasons.find(({ explains }) => explains(survivor))
