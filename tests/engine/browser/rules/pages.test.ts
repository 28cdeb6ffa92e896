/** What depends on the texts of a page: also on pages that are arranged like one that is looked at thoroughly. */
import { expect } from 'vitest'
import { lastingIn } from '../markup.ts'
import { live, test } from '../visitor.ts'
import { axeViolations } from './axe.ts'
import { foreignRequestsOf, inState, openAll, settle } from './page.ts'
import { roomViolations } from './room.ts'
import { differences } from './sameness.ts'
import { everyOtherPage } from './sites.ts'
import { brokenWords, orderViolations } from './text.ts'

const SIZE = { width: 320, height: 640 }

test.for(everyOtherPage)('$title', async ({ address, url, isNewOrder }, { reuse }) => {
  const page = await reuse({ viewport: SIZE })
  const foreignRequests = foreignRequestsOf(page, url)
  const response = await page.goto(address)
  await live(page)
  const sent = lastingIn((await response?.text()) ?? '')
  const violations = differences(sent, lastingIn(await page.content()), ['as sent', 'as it lives'])
  const say = (state: string, found: readonly string[]) => violations.push(...inState(state, found))

  await settle(page)
  await openAll(page)
  for (const look of [roomViolations, brokenWords, orderViolations]) say('320 px', await look(page))
  if (isNewOrder) say('axe', await axeViolations(page))
  expect([...violations, ...foreignRequests()]).toEqual([])
})
