/** Every page as it is reached in place: it is what its document shows, and its texts have room. */
import { expect } from 'vitest'
import { serializeStaticMarkup } from '../markup.ts'
import { gotoPage, navigateInApp, test } from '../page-driver.ts'
import { fetchDocument } from '../requests.ts'
import { axeViolations } from './axe.ts'
import { compareLines } from './comparison.ts'
import { layoutViolations } from './layout.ts'
import { labelViolations, openAllDetails, recordForeignRequests, scrollThrough } from './page.ts'
import { getPages, sites } from './sites.ts'
import { findBrokenWords, orderViolations } from './text.ts'

/** It is high: so pages are read in a few steps. */
const SIZE = { width: 320, height: 4000 }

/** What of a page stays; only where somebody has come in place, the headline can take the focus. */
const lasting = (html: string) =>
  serializeStaticMarkup(html).filter((line) => line.trim() !== '@tabindex -1')

test.for(sites)('every page of the $name', async ({ name, url }, { reuse }) => {
  const page = await reuse({ viewport: SIZE })
  const foreignRequests = recordForeignRequests(page, url)
  const [first, ...others] = getPages(name)
  if (!first) throw new Error('The site has no page.')
  await gotoPage(page, first.address)
  const violations: string[] = []
  for (const { path, address, isLayout, isNewOrder } of [...others, first]) {
    await navigateInApp(page, path)
    const sent = lasting(await fetchDocument(address))
    expect(sent.length, path).toBeGreaterThan(100)
    // React compares no attributes when it takes over a document; this does.
    const different = async () =>
      compareLines(sent, lasting(await page.content()), ['as sent', 'in place'])
    await expect.poll(different, { message: path }).toEqual([])
    // Those are looked at thoroughly elsewhere.
    if (isLayout) continue
    await scrollThrough(page)
    await openAllDetails(page, 'main')
    const found = [layoutViolations, findBrokenWords, orderViolations]
    if (isNewOrder) found.push(axeViolations)
    for (const look of found) violations.push(...labelViolations(path, await look(page)))
  }
  expect([...violations, ...foreignRequests()]).toEqual([])
})
