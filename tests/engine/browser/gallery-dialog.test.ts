import { expect } from 'vitest'
import { gotoPage, hasFocus, exampleTest as test } from './page-driver.ts'
import { example } from './page-parts.ts'
import { axeViolations } from './rules/axe.ts'

const { path, sections } = example.pageWith('gallery')
const images = sections.flatMap((section) => (section.kind === 'gallery' ? section.images : []))
const count = images.length

test('pictures of a gallery open in a dialog that keys control', async ({ open }) => {
  const page = await open({ reducedMotion: 'reduce' })
  await gotoPage(page, path)
  const links = page.locator('main a:has(> img)').or(page.locator('main a:has(picture)'))
  expect(await links.count()).toBe(count)
  const last = links.nth(count - 1)
  const dialog = page.getByRole('dialog')
  const isShown = (number: number) => dialog.getByText(`${number} / ${count}`).waitFor()
  await last.press('Enter')
  await isShown(count)
  expect(await axeViolations(page, 'dialog')).toEqual([])
  // The first one follows the last one.
  await page.keyboard.press('ArrowRight')
  await isShown(1)
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await isShown(count - 1)
  // The focus stays in the dialog.
  for (let step = 0; step < 5; step += 1) {
    await page.keyboard.press('Tab')
    const where = () =>
      document.activeElement === document.body || document.activeElement?.closest('dialog') !== null
    expect(await page.evaluate(where)).toBe(true)
  }
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  await hasFocus(last)
})

test('pictures of a gallery are links without JavaScript', async ({ open }) => {
  const page = await open({ javaScriptEnabled: false })
  await page.goto(path)
  const addresses = await page
    .locator('main a:has(img)')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(addresses).toHaveLength(count)
  for (const address of addresses) {
    const response = await page.request.get(address ?? '')
    expect(response.headers()['content-type']).toMatch(/^image\//)
  }
})
