/** Everything that can be pressed, opened, written into and scrolled on a page. */
import { type Costs, meterOf, type Round } from './meter.ts'

export const pressing: Round = async (page): Promise<Costs> => {
  const { costs, measure, settle, end } = await meterOf(page)
  for (const summary of await page.locator('main summary').all()) {
    const name = (await summary.textContent()) ?? ''
    await summary.focus()
    await measure(`open ${name}`, () => page.keyboard.press('Enter'))
    await measure(`close ${name}`, () => page.keyboard.press('Enter'))
  }
  for (const button of await page.locator('header button, main button:not([type=submit])').all()) {
    if (!(await button.isVisible())) continue
    const name = (await button.textContent()) ?? ''
    await button.focus()
    await measure(`press ${name}`, () => page.keyboard.press('Enter'))
    await page.keyboard.press('Escape')
  }
  for (const field of await page.locator('main :is(input, textarea)').all()) {
    if (!(await field.isVisible())) continue
    await field.focus()
    await measure('write a letter', () => page.keyboard.press('a'))
  }
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  for (let top = 0; top < height; top += 800)
    await measure(`scroll to ${top}`, () => page.evaluate((to) => window.scrollTo(0, to), top))
  await settle()
  await measure('idle', () => page.waitForTimeout(1000))
  await end()
  return costs
}
