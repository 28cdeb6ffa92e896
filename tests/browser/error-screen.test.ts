import { expect, inject } from 'vitest'
import { arriveAtErrorScreen, link, THROWN } from './broken.ts'
import { live, shown, test } from './visitor.ts'

const { errorScreen } = inject('site').shell

test('an application that fails says so and can be loaded again', async ({ open, troubles }) => {
  troubles.allow(THROWN)
  const page = await open()
  await arriveAtErrorScreen(page)
  const alert = page.getByRole('alert')
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
