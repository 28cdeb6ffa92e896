import { expect, inject } from 'vitest'
import { gotoPage, hasFocus, exampleTest as test } from './page-driver.ts'
import { axeViolations } from './rules/axe.ts'

const baseURL = inject('others')['examples/association']?.url ?? ''

test('keys open the search, lead to a result and back', async ({ open }) => {
  const page = await open({
    baseURL,
    reducedMotion: 'reduce',
    viewport: { width: 320, height: 640 },
  })
  const requests: string[] = []
  page.on('request', (request) => requests.push(new URL(request.url()).pathname))
  const isLoaded = () => requests.some((path) => /SearchDialog|~search/.test(path))
  await gotoPage(page, '/')
  const button = page.getByRole('button', { name: 'Szukaj' })
  const dialog = page.getByRole('dialog', { name: 'Szukaj' })
  const field = dialog.getByRole('textbox', { name: 'Szukaj na tej stronie' })
  const status = dialog.getByRole('status')
  expect(isLoaded()).toBe(false)

  await button.press('Enter')
  await field.waitFor()
  await hasFocus(field)
  await page.keyboard.type('qqqq')
  await status.getByText('Nie znaleziono').waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  await hasFocus(button)

  await page.keyboard.press('Control+k')
  await hasFocus(field)
  // Replaces the selected text. A slash in the field is a character.
  await page.keyboard.type('balutach/')
  await status.getByText('Wyniki: 1').waitFor()
  const result = dialog.getByRole('link')
  expect(await result.locator('mark').allTextContents()).toEqual(['Bałutach'])
  expect(await result.textContent()).toContain('Strona główna')
  expect(await axeViolations(page, 'dialog')).toEqual([])
  const { scrollWidth, clientWidth } = await dialog.evaluate((element) => element)
  expect(scrollWidth).toBe(clientWidth)
  await page.evaluate(() => document.body.setAttribute('data-kept', ''))
  await page.keyboard.press('ArrowDown')
  await hasFocus(result)
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Zaczęło się od jednej lipy' }).waitFor()
  await dialog.waitFor({ state: 'hidden' })
  // The router has replaced the page.
  expect(await page.locator('body[data-kept]').count()).toBe(1)
  expect(new URL(page.url()).pathname).toBe('/o-nas')
})

test('a slash pressed before the application is loaded opens the search of the language', async ({
  open,
}) => {
  const page = await open({ baseURL })
  await page.goto('/en')
  const button = page.locator('[data-search]')
  await button.evaluate((one) => one.setAttribute('aria-keyshortcuts', 'Control+K Meta+K'))
  await page.keyboard.press('/')
  await button.evaluate((one) => one.setAttribute('aria-keyshortcuts', '/ Control+K Meta+K'))
  expect(await page.getByRole('dialog').count()).toBe(0)
  await page.keyboard.press('/')
  const field = page.getByRole('textbox', { name: 'Search this site' })
  await field.fill('lodz courtyard')
  const hrefs = () =>
    page
      .getByRole('dialog')
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  await expect
    .poll(async () => (await hrefs()).toSorted())
    .toEqual(['/en', '/en/about-us', '/en/contact'])
})

test('hides the search without JavaScript', async ({ open }) => {
  const page = await open({ baseURL, javaScriptEnabled: false })
  await page.goto('/')
  expect(await page.locator('[data-search]').isVisible()).toBe(false)
})
