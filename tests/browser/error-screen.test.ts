import { expect, inject } from 'vitest'
import { barLink, inBar, pageAt } from './parts.ts'
import { newScripts } from './requests.ts'
import { arrive, live, shown, test } from './visitor.ts'

const { errorScreen } = inject('site').shell
const link = barLink(0)

const { sections, sheet } = pageAt(link.href)
const [section] = sections

/** A page that cannot be shown: whoever asks for its content gets an error. */
const BROKEN = `
  const section = { kind: ${JSON.stringify(section?.kind)}, get id() { throw new Error('planted') } }
  export const page = { path: ${JSON.stringify(link.href)}, sheet: ${JSON.stringify(sheet)}, sections: [section] }`

const THROWN = /^console\.error: Error: planted/

test('an application that fails says so and can be loaded again', async ({ open, troubles }) => {
  troubles.allow(THROWN)
  const page = await open()
  await arrive(page, '/')
  const [chunk] = await newScripts(page, link.href, '/')
  await page.route(`**${chunk}`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: BROKEN }),
  )
  await inBar(page, link).click()
  const alert = page.getByRole('alert')
  await alert.waitFor()
  expect(await page.locator('h1').allTextContents()).toEqual([errorScreen.headline])
  expect(await alert.textContent()).toContain(errorScreen.text)

  // The document came without styles for this screen: they were added although only its own are allowed.
  const button = alert.getByRole('button', { name: errorScreen.reload })
  const { height = 0 } = (await button.boundingBox()) ?? {}
  expect(height).toBeGreaterThanOrEqual(44)

  await page.unrouteAll()
  await button.click()
  await shown(page, link.href)
  await live(page)
  expect(await page.getByRole('alert').count()).toBe(0)
})
