/** Mistakes of the codes that an area is about; it is a part of `tests/faults`, in the order of how quick it is. */
import { expect, test } from 'vitest'
import { faultsOf } from '../diagnostics/wording.ts'
import { expectFindings, findings } from '../faults/expect.ts'
import { fixtures, validSite } from '../faults/fixture.ts'
import { areaNow } from './area-now.ts'

const { faults = [], most = Number.POSITIVE_INFINITY } = areaNow()

test('the valid site is without findings', () => {
  expect(findings(validSite)).toEqual([])
})

/** The first so many of every code. */
const chosen = faults.flatMap((folder) => {
  const inFolder = fixtures.filter(({ code }) => code.startsWith(`${folder}/`))
  const codes = [...new Set(inFolder.map(({ code }) => code))]
  return codes.flatMap((one) => inFolder.filter(({ code }) => code === one).slice(0, most))
})

test.each(chosen)('$name is found in plain words, and nothing else', (fixture) => {
  expect(expectFindings(fixture, fixture.text).flatMap(faultsOf)).toEqual([])
})
