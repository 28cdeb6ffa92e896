import { expect, test } from 'vitest'
import { withFaults } from './edits.ts'
import { first } from './first.ts'
import { figureFaults } from './planted/figures.ts'
import { caseFaults, pageFaults } from './planted/pages.ts'
import { sharedFaults } from './planted/shared.ts'
import { siteOf } from './site.ts'
import { checks } from './topics.ts'

const complaintsAbout = (text: string): string[] => {
  const site = siteOf(text)
  return checks.flatMap(([, check]) => check(site, first))
}

const before = new Set(complaintsAbout(withFaults()))
const faults = [figureFaults, pageFaults, caseFaults, sharedFaults].flat()

test.each(faults)('%s is reported', (_, fault, complaint) => {
  const found = complaintsAbout(withFaults(fault)).filter((one) => !before.has(one))
  expect(found).toContainEqual(expect.stringContaining(complaint))
})
