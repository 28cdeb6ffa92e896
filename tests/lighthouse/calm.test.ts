import { expect, test } from 'vitest'
import { type Audit, Unrecorded } from './audit.ts'
import { calmly } from './calm.ts'
import { good } from './good.ts'
import { stolenIn } from './stolen.ts'

const slow = { ...good, blocked: 60 }
const lame = { machine: 700 }

/** Looks at a page whose runs are these, and tells which of them counts and how many there were. */
async function looked(...given: readonly (Audit | Error)[]) {
  const left = [good, ...given]
  const audit = calmly(async () => {
    const next = left.shift()
    if (!next || next instanceof Error) throw next
    return next
  })
  // The first run of a session shows how fast the machine can be.
  await audit('/Fast')
  const run = await audit('/Page')
  return [given.indexOf(run), given.length - left.length]
}

test('a run in calm counts, whatever it says', async () => {
  expect(await looked(good, slow)).toEqual([0, 1])
  expect(await looked(slow, good)).toEqual([0, 1])
})

test('a run is repeated if the machine was slow, good or bad', async () => {
  expect(await looked({ ...good, ...lame }, slow)).toEqual([1, 2])
  expect(await looked({ ...slow, ...lame }, slow, good)).toEqual([1, 2])
})

test('a bad run counts although time was taken from the machine', async () => {
  expect(await looked({ ...slow, stolen: 250 }, good)).toEqual([0, 1])
})

test('of runs that are never calm, the calmest counts', async () => {
  const runs = [710, 720, 700].map((machine) => ({ ...slow, machine }))
  expect(await looked(...runs, good)).toEqual([1, 3])
})

test('a run that was not recorded is tried again, three times in all', async () => {
  const failed = new Unrecorded('Nothing.')
  expect(await looked(failed, failed, good)).toEqual([2, 3])
  await expect(looked(failed, failed, failed, good)).rejects.toBe(failed)
  const broken = new Error('Something else.')
  await expect(looked(broken, good)).rejects.toBe(broken)
})

test('what was taken from the machine is the eighth number of all processors', () => {
  const stat = 'cpu  1 2 3 4 5 6 7 65086 9 10\ncpu0 1 2 3 4 5 6 7 8 9 10\n'
  expect(stolenIn(stat)).toBe(650_860)
  expect(stolenIn('')).toBe(0)
})
