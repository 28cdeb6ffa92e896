import { expect, test } from 'vitest'
import { type Audit, Unrecorded } from './audit.ts'
import { calmly } from './calm.ts'
import { good } from './good.ts'
import { stolenIn } from './stolen.ts'

const slow = { ...good, blocked: 60 }
const robbed = { stolen: 250 }
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

test('a good run counts although the machine was busy', async () => {
  expect(await looked({ ...good, ...robbed }, slow)).toEqual([0, 1])
  expect(await looked({ ...good, ...lame }, slow)).toEqual([0, 1])
})

test('a bad run is repeated if the machine was busy, and only then', async () => {
  expect(await looked({ ...slow, ...robbed }, good)).toEqual([1, 2])
  expect(await looked({ ...slow, ...lame }, slow, good)).toEqual([1, 2])
})

test('a page that is slow each time falls short, in the calmest run', async () => {
  const never = [{ ...slow, ...robbed }, { ...slow, stolen: 60 }, { ...slow, stolen: 70 }, good]
  expect(await looked(...never)).toEqual([1, 3])
  expect(
    await looked({ ...slow, ...lame }, { ...slow, machine: 720 }, { ...slow, machine: 710 }),
  ).toEqual([1, 3])
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
