import { writeFileSync } from 'node:fs'
import { expect } from 'vitest'
import { exampleTest as test } from '../page-driver.ts'
import { enter, there } from './studio.ts'

test('the studio opens the entry or section of a computed text', async ({ open }) => {
  const { page, frame, point, form } = await enter(open, '/Visit')
  const getFocused = () => page.evaluate(() => document.activeElement?.closest('li')?.textContent)
  await point(frame.locator('main dd').first())
  await form('Hours')
  await point(frame.locator('main li time').first())
  await form('Events')
  await expect.poll(getFocused).toContain('Open workshop')
  const field = page.getByRole('region', { name: 'Events', exact: true }).getByLabel('Title')
  await expect.poll(() => field.inputValue()).toBe('Open workshop')
})

test('the studio lists many errors without hiding the page', async ({ open }) => {
  const { page } = await enter(open, '/Jobs')
  const { file, good } = there()
  writeFileSync(file, good.replaceAll('headline:', 'headlin:').replaceAll('heading:', 'headin:'))
  await page.getByText('errors from a change made outside').waitFor()
  const { height = 0 } = (await page.locator('iframe').boundingBox()) ?? {}
  expect(height).toBeGreaterThan(300)
  // The studio lists the errors, so the page does not.
  const overlay = page.frameLocator('iframe').locator('site-diagnostics section')
  await expect.poll(() => overlay.isHidden()).toBe(true)
})
