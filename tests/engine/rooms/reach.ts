import { existsSync, readFileSync } from 'node:fs'
import { importsOf } from './rooms.ts'

const isOwn = (target: string): boolean => /^(?:src|schemas)\//.test(target)

/** The package that an import is of, if it is of one: `react-dom` for `react-dom/server`. */
export const packageOf = (target: string): string | undefined =>
  isOwn(target) || /^(?:node|virtual):/.test(target)
    ? undefined
    : /^(?:@[^/]+\/)?[^/]+/.exec(target)?.[0]

/** All that a file brings along: itself, the files that it imports, what these import, and so on. */
export function reachedFrom(start: string): string[] {
  const reached = new Set([start])
  // A set gives also what is added to it on the way.
  for (const file of reached) {
    if (!isOwn(file) || !existsSync(file)) continue
    for (const target of importsOf(file, readFileSync(file, 'utf8'))) reached.add(target)
  }
  return [...reached]
}
