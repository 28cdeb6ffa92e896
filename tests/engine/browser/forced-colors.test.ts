/** Forced colors and increased contrast: state is never shown by color alone. */
import { expect } from 'vitest'
import { field, fieldError } from './contact-form.ts'
import { comesIntoView, exampleTest as test } from './page-driver.ts'
import { example } from './page-parts.ts'

const { inBar, barLink, panelButton, panelContent, panels, contactSection } = example
const [label = ''] = panels.map((panel) => panel.label)

test('keeps panel borders, focus rings and error texts in forced colors', async ({ visit }) => {
  const page = await visit(contactSection().path, { forcedColors: 'active' })
  await page.locator('main h1').click()
  await panelButton(page, label).press('Enter')
  const panel = panelContent(page, label)
  await panel.waitFor()
  const edge = await panel.evaluate((it) => {
    const { borderBlockEndWidth, borderBlockEndColor, backgroundColor } = getComputedStyle(it)
    return Number.parseFloat(borderBlockEndWidth) > 0 && borderBlockEndColor !== backgroundColor
  })
  expect(edge).toBe(true)
  await page.keyboard.press('Tab')
  const ring = await page.locator(':focus').evaluate((it) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(it)
    return outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth)
  })
  expect(ring).toBeGreaterThanOrEqual(2)
  await page.keyboard.press('Escape')
  await field(page, 'contact').fill('x')
  await fieldError(page, 'contact').waitFor()
  await comesIntoView(fieldError(page, 'contact'))
  expect(await page.locator('[data-cursor]').count()).toBe(0)
  await inBar(page, barLink(0)).click()
  await page.locator('main h1:focus').waitFor()
  const lines = () =>
    inBar(page, barLink(0)).evaluate((it) => getComputedStyle(it).textDecorationLine)
  await expect.poll(lines).toBe('underline')
})

test('uses the text color for muted text when more contrast is requested', async ({ visit }) => {
  const page = await visit(contactSection().path)
  const colors = () =>
    field(page, 'email').evaluate((it) => {
      const quiet = getComputedStyle(it, '::placeholder').color
      return { quiet, ink: getComputedStyle(document.documentElement).color }
    })
  const { quiet, ink } = await colors()
  expect(quiet).not.toBe(ink)
  await page.emulateMedia({ contrast: 'more' })
  await expect.poll(colors).toEqual({ quiet: ink, ink })
})
