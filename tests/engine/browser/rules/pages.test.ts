/** Every page as it is reached in place: it is what its document shows, and its texts have room. */
import { expect } from 'vitest'
import { lastingIn } from '../markup.ts'
import { documentAt } from '../requests.ts'
import { arrive, goWithin, test } from '../visitor.ts'
import { axeViolations } from './axe.ts'
import { foreignRequestsOf, inState, openAll, settle } from './page.ts'
import { roomViolations } from './room.ts'
import { differences } from './sameness.ts'
import { pagesOf, sites } from './sites.ts'
import { brokenWords, orderViolations } from './text.ts'

/** It is high: so pages are read in a few steps. */
const SIZE = { width: 320, height: 4000 }

/** What of a page stays; only where somebody has come in place, the headline can take the focus. */
const lasting = (html: string) => lastingIn(html).filter((line) => line.trim() !== '@tabindex -1')

test.for(sites)('every page of the $name', async ({ name, url }, { reuse }) => {
  const page = await reuse({ viewport: SIZE })
  const foreignRequests = foreignRequestsOf(page, url)
  const [first, ...others] = pagesOf(name)
  if (!first) throw new Error('The site has no page.')
  await arrive(page, first.address)
  const violations: string[] = []
  for (const { path, address, isLayout, isNewOrder } of [...others, first]) {
    await goWithin(page, path)
    const sent = lasting(await documentAt(address))
    expect(sent.length, path).toBeGreaterThan(100)
    // React compares no attributes when it takes over a document; this does.
    const different = async () =>
      differences(sent, lasting(await page.content()), ['as sent', 'in place'])
    await expect.poll(different, { message: path }).toEqual([])
    // Those are looked at thoroughly elsewhere.
    if (isLayout) continue
    await settle(page)
    await openAll(page, 'main')
    const found = [roomViolations, brokenWords, orderViolations]
    if (isNewOrder) found.push(axeViolations)
    for (const look of found) violations.push(...inState(path, await look(page)))
  }
  expect([...violations, ...foreignRequests()]).toEqual([])
})
