import { isDeepStrictEqual } from 'node:util'
import type { CompiledSite } from '../../../src/model.ts'
import type { Facts } from '../facts.ts'

/** What is wrong with a site, one line each; none if it agrees with the facts. */
export type Complaints = readonly string[]

/** Compares a site with the facts. Never throws: whatever is missing is a complaint. */
export type Check = (site: CompiledSite, facts: Facts) => Complaints

/** Checks of one topic, by what they make sure of. */
export type Topic = Readonly<Record<string, Check>>

/** Complains where a value is not the given one. */
export const same = (what: string, found: unknown, given: unknown): Complaints =>
  isDeepStrictEqual(found, given)
    ? []
    : [`${what}: ${JSON.stringify(found)} instead of ${JSON.stringify(given)}`]

/** Complains where something that must hold does not. */
export const holds = (what: string, condition: boolean): Complaints => (condition ? [] : [what])

/** Whether a text contains another one, in capitals or not. */
export const contains = (text: string, part: string): boolean =>
  text.toLowerCase().includes(part.toLowerCase())

export const startsWith = (text: string, start: string): boolean =>
  text.toLowerCase().startsWith(start.toLowerCase())

/** Texts without their capitals, where the specification leaves them open. */
export const lower = (texts: readonly string[]): string[] => texts.map((text) => text.toLowerCase())

/**
 * Makes checks of every row of a part of the table.
 * @returns turns a check of one row into one of all rows, whose complaints begin with the row's address
 */
export const ofEvery =
  <Row extends { readonly address: string }>(rowsOf: (facts: Facts) => readonly Row[]) =>
  (check: (site: CompiledSite, row: Row, facts: Facts) => Complaints): Check =>
  (site, facts) =>
    rowsOf(facts).flatMap((row) =>
      check(site, row, facts).map((complaint) => `${row.address}: ${complaint}`),
    )
