/** A page that is reached in place is the page that its document shows. */
import { expect, inject } from 'vitest'
import { lastingIn } from './markup.ts'
import { differences } from './rules/sameness.ts'
import { arrive, test } from './visitor.ts'

const { pages } = inject('site')
const names = ['as a document', 'in place'] as const

/** What of a page stays; only where somebody has come in place, the headline can take the focus. */
const lasting = (html: string) => lastingIn(html).filter((line) => line.trim() !== '@tabindex -1')

test('every page is the same in place and as a document', { timeout: 240_000 }, async ({
  open,
}) => {
  const page = await open()
  await arrive(page, '/')
  const complaints: string[] = []
  for (const { path, title } of [...pages.slice(1), ...pages.slice(0, 1)]) {
    await page.evaluate((to) => history.pushState(null, '', to), path)
    await expect.poll(() => page.title()).toBe(title)
    const sent = lasting(await (await page.request.get(path)).text())
    const here = lasting(await page.content())
    complaints.push(...differences(sent, here, names).map((one) => `${path}: ${one}`))
    expect(sent.length).toBeGreaterThan(100)
  }
  expect(complaints).toEqual([])
})

test('a picture that says something else in place is noticed', async ({ open }) => {
  const page = await open()
  await arrive(page, '/')
  const sent = lasting(await page.content())
  await page.evaluate(() => document.querySelector('main img')?.setAttribute('alt', 'Another'))
  const here = lasting(await page.content())
  expect(differences(sent, here, names)).toEqual([expect.stringContaining('Another')])
})
