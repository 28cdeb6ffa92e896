import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { complaintsOf } from './judge.ts'
import { pagePerLayout } from './layouts.ts'
import { type Session, startSession } from './session.ts'

/** The worst of so many runs counts. */
const RUNS = 3

let session: Session
beforeAll(async () => {
  session = await startSession(inject('url'))
})
afterAll(() => session.end())

test.for(pagePerLayout(inject('site').pages))(
  '$path is as quick and as good as a page can be, three times in a row',
  { timeout: 240_000 },
  async ({ path }) => {
    const runs = await session.audits(path, RUNS)
    expect(runs.length, 'runs that count').toBeGreaterThanOrEqual(RUNS)
    expect(runs.flatMap(complaintsOf)).toEqual([])
    expect(runs[0]?.earlyScripts).toBeGreaterThan(0)
  },
)
