import { describe, expect, test } from 'vitest'
import { fixtures } from '../../faults/fixture.ts'
import { compiled } from '../../properties/compiled.ts'
import { sorts } from '../../properties/plants.ts'
import { faultsOf } from './wording.ts'

const samples = Object.values(sorts).flatMap((plants) => plants.slice(0, 3).map(({ text }) => text))
const found = [...fixtures.map(({ text }) => text), ...samples].flatMap(
  (text) => compiled(text).diagnostics,
)

describe('what diagnostics say', () => {
  const codes = [...new Set(found.map(({ code }) => code))].sort()

  test.each(codes)('%s: sentences in plain words, without a place', (code) => {
    expect(found.filter((one) => one.code === code).flatMap(faultsOf)).toEqual([])
  })

  test('nothing names the line that it stands on', () => {
    const own = found.filter(({ message, range }) => message.includes(`line ${range.start.line}.`))
    expect(own).toEqual([])
  })
})
