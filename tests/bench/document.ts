/** The document that keeps what was measured. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { placesOf } from '../../src/build/places.ts'
import { machine } from './machine.ts'
import { type Measured, withSections } from './report.ts'

/** Puts tables in the place of those of the same title, with today's date and this machine. */
export function keep(measured: readonly Measured[]): void {
  const file = join(placesOf({}).root, 'docs/benchmarks.md')
  const day = new Date().toISOString().slice(0, 10)
  const stamp = `Measured ${day} on ${machine()}.`
  writeFileSync(file, withSections(readFileSync(file, 'utf8'), measured, stamp))
}
