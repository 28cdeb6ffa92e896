/** A page that is reached in place is the page that its document shows: React compares no attributes, this does. */
import { expect, inject } from 'vitest'
import { lastingIn } from './markup.ts'
import { arrive, goWithin, exampleTest as test } from './visitor.ts'

const { pages } = inject('exampleSite')

/** What of a page stays; only where somebody has come in place, the headline can take the focus. */
const lasting = (html: string) => lastingIn(html).filter((line) => line.trim() !== '@tabindex -1')

test('every page is the same in place and as a document', async ({ open }) => {
  const page = await open()
  await arrive(page, '/')
  for (const { path, title } of [...pages.slice(1), ...pages.slice(0, 1)]) {
    await goWithin(page, path)
    await expect.poll(() => page.title()).toBe(title)
    const sent = lasting(await (await page.request.get(path)).text())
    expect(sent.length).toBeGreaterThan(100)
    // Other links than those of the page before are current from its first frame on.
    await expect.poll(async () => lasting(await page.content())).toEqual(sent)
  }
  const before = lasting(await page.content())
  await page.evaluate(() => document.querySelector('main img')?.setAttribute('alt', 'Another'))
  expect(lasting(await page.content())).not.toEqual(before)
})
