import type { Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import { gotoPage, hasFocus, exampleTest as test } from './page-driver.ts'

const baseURL = inject('others').owners?.url ?? ''

const send = (page: Page) => page.getByRole('button', { name: 'Order bread' }).click()
const fillRest = async (page: Page) => {
  await page.getByLabel('Name').fill('Ann')
  await page.getByLabel('Loaves').fill('2')
  await page.getByLabel('Rye').check()
  await page.getByLabel('I pick it up myself.').check()
}

for (const javaScriptEnabled of [true, false])
  test(`locates errors and sends a form, with JavaScript: ${javaScriptEnabled}`, async ({
    open,
    failures,
  }) => {
    failures.expect(/^response: 400 /)
    failures.ignore(/^console\.error: /)
    const page = await open({ baseURL, javaScriptEnabled, viewport: { width: 320, height: 740 } })
    // The script of another website.
    await page
      .context()
      .route(/^https:/, (route) => route.fulfill({ body: '', contentType: 'text/javascript' }))
    if (javaScriptEnabled) await gotoPage(page, '/order')
    else await page.goto('/order')
    const email = page.getByLabel('E-mail')
    await fillRest(page)
    await email.fill('ann@')
    await send(page)
    await page.locator('p').getByText('name@example.com').waitFor()
    await expect.poll(() => email.getAttribute('aria-invalid')).toBe('true')
    const described = await email.getAttribute('aria-describedby')
    const texts = await Promise.all(
      (described ?? '').split(' ').map((id) => page.locator(`#${id}`).textContent()),
    )
    expect(texts).toEqual([
      'For the confirmation.',
      'Please enter an email address like name@example.com.',
    ])
    // What was entered stays.
    expect(await page.getByLabel('Loaves').inputValue()).toBe('2')
    expect(await page.getByLabel('Rye').isChecked()).toBe(true)
    expect(await page.locator('[aria-invalid=true]').count()).toBe(1)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    if (javaScriptEnabled) await hasFocus(email)
    else await page.getByRole('link', { name: /^E-mail: Please/ }).click()

    await email.fill(`ann-${javaScriptEnabled}@example.org`)
    await send(page)
    if (javaScriptEnabled) {
      await page.getByRole('status').getByText('Thank you.').waitFor()
      await expect.poll(() => email.inputValue()).toBe('')
    } else {
      await page.waitForURL('**/api/contactusrequest/sent')
    }
  })

test('keeps what was entered for the session, until it is sent', async ({ open }) => {
  const page = await open({ baseURL })
  await page
    .context()
    .route(/^https:/, (route) => route.fulfill({ body: '', contentType: 'text/javascript' }))
  await gotoPage(page, '/order')
  await fillRest(page)
  await page.getByLabel('Wishes').fill('Early')
  await gotoPage(page, '/')
  await gotoPage(page, '/order')
  const values = () =>
    page.locator('form').evaluate((form: HTMLFormElement) => {
      const { _website, ...entered } = Object.fromEntries(new FormData(form))
      return entered
    })
  await expect.poll(values).toEqual({
    ...{ name: 'Ann', 'e-mail': '', loaves: '2', bread: 'Rye', wishes: 'Early' },
    'i-pick-it-up-myself': 'yes',
  })
  await page.getByLabel('E-mail').fill('ann-draft@example.org')
  await send(page)
  await page.getByRole('status').getByText('Thank you.').waitFor()
  await expect.poll(() => page.evaluate(() => sessionStorage.length)).toBe(0)
})
