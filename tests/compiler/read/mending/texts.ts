import { examine } from '../../../../src/compiler/read/examine.ts'
import type { Lines, Repair } from '../../../../src/compiler/read/mending/repair.ts'
import { bestRepair } from '../../../../src/compiler/read/mending/search.ts'
import { PartMemory } from '../../../../src/compiler/read/parts/memory.ts'
import { validate } from '../../../../src/compiler/validate/validate.ts'
import type { Finding } from '../../../../src/diagnostics/finding.ts'
import { sourceOf } from '../../../../src/diagnostics/position.ts'
import { validSite } from '../../../faults/fixture.ts'

/** A repair for tests to which only its lines matter. */
export const repairOf = (
  line: number,
  lines: readonly (readonly [at: number, text: string])[],
  flags: { lossy?: true; unusual?: true } = {},
): Repair => ({
  note: { code: 'yaml/syntax', message: 'This is not valid YAML.' },
  line,
  from: 0,
  to: 1,
  lines: new Map(lines),
  ...flags,
})

/** A finding for tests to which only its code, its place, and its path matter. */
export const findingOf = (
  code: Finding['code'],
  start: number,
  path: Finding['path'] = [],
): Finding => ({ code, message: 'Something is wrong.', span: { start, end: start + 1 }, path })

/** What a repair says and does, for comparing: code, words that are marked, new lines, and at which cost. */
export const shown = (lines: Lines, repair: Repair | undefined): readonly string[] =>
  repair
    ? [
        `${repair.note.code} ${(lines[repair.line] ?? '').slice(repair.from, repair.to)}`,
        ...repair.lines.values(),
        ...(repair.unusual ? ['unusual'] : []),
        ...(repair.lossy ? ['lossy'] : []),
      ]
    : []

/** A site without findings, even where nothing is known of the files beside it. */
export const SITE = replaced(validSite, 'drawings, to: /drawings/cloud.svg', 'work, to: /')

/** That site with some of its text written otherwise. */
export const siteWith = (...changes: readonly (readonly [from: string, to: string])[]): string =>
  changes.reduce((text, [from, to]) => replaced(text, from, to), SITE)

function replaced(text: string, from: string, to: string): string {
  const parts = text.split(from)
  if (parts.length !== 2) throw new Error(`"${from}" does not stand in the site once.`)
  return parts.join(to)
}

/** The repair that is chosen for a text. @param characters how many may be read to find it */
export const best = (text: string, characters?: number): Repair | undefined =>
  search(text, characters).repair

/** How many characters are read to choose the repair of a text. */
export const spent = (text: string): number => search(text).spent

function search(text: string, characters = 10_000_000) {
  const source = sourceOf('', text)
  const means = { characters, memory: new PartMemory() }
  const repair = bestRepair(source, text.split('\n'), examine(source), means, validate)
  return { repair, spent: characters - means.characters }
}
