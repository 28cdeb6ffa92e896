import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { Audit } from './audit.ts'
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
  { timeout: 180_000 },
  async ({ path }) => {
    const runs: Audit[] = []
    while (runs.length < RUNS) runs.push(await session.audit(path))
    const state = runs.map(
      ({ machine, stolen }) => `${Math.round(machine)} with ${stolen} ms taken`,
    )
    expect(runs.flatMap(complaintsOf), `on a machine of ${state.join(', ')}`).toEqual([])
    expect(runs[0]?.earlyScripts).toBeGreaterThan(0)
  },
)
