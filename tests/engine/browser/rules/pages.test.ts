/** Every page after client-side navigation equals its document and follows layout rules. */
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

/** A tall viewport needs fewer scroll steps. */
const SIZE = { width: 320, height: 4000 }

/** Ignores the tabindex that client-side navigation sets on the heading. */
const lasting = (html: string) =>
  serializeStaticMarkup(html).filter((line) => line.trim() !== '@tabindex -1')

test.for(sites)(
  'renders every page of the $name the same after client-side navigation',
  async ({ name, url }, { reuse }) => {
    const page = await reuse({ viewport: SIZE })
    const foreignRequests = recordForeignRequests(page, url)
    const [first, ...others] = getPages(name)
    if (!first) throw new Error('The site has no page.')
    await gotoPage(page, first.address)
    const violations: string[] = []
    for (const { path, address, isNewOrder } of [...others, first]) {
      await navigateInApp(page, path)
      const sent = lasting(await fetchDocument(address))
      expect(sent.length, path).toBeGreaterThan(100)
      // Hydration does not compare attributes; this does.
      const different = async () =>
        compareLines(sent, lasting(await page.content()), ['as sent', 'in place'])
      await expect.poll(different, { message: path }).toEqual([])
      // Other pages have the same layout as an earlier one.
      if (!isNewOrder) continue
      await scrollThrough(page)
      await openAllDetails(page, 'main')
      for (const look of [layoutViolations, findBrokenWords, orderViolations, axeViolations])
        violations.push(...labelViolations(path, await look(page)))
    }
    expect([...violations, ...foreignRequests()]).toEqual([])
  },
)
