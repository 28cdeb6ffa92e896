/** The example sites in two languages: Arabic and English, Polish and English. */
import type { Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import { findModules } from './markup.ts'
import { gotoPage, exampleTest as test } from './page-driver.ts'
import { fetchDocument } from './requests.ts'

const getUrl = (name: string): string => inject('others')[name]?.url ?? ''
const clinic = getUrl('examples/clinic')
const association = getUrl('examples/association')

const describe = (page: Page) =>
  page.evaluate(() => {
    const { lang, dir } = document.documentElement
    return [location.pathname, lang, dir, document.querySelector('header nav a')?.textContent]
  })

test('switches between right-to-left and left-to-right pages without loading a document', async ({
  open,
}) => {
  const page = await open({ baseURL: clinic })
  await gotoPage(page, '/contact')
  await page.evaluate(() => document.body.setAttribute('data-kept', ''))
  expect(await describe(page)).toEqual(['/contact', 'ar', 'rtl', 'الرئيسية'])
  const leftOf = (selector: string) =>
    page.locator(selector).evaluate((element) => element.getBoundingClientRect().left)
  const before = await leftOf('main h1')
  await page.getByRole('link', { name: 'English' }).click()
  await page.getByRole('heading', { name: 'Phone and e-mail' }).waitFor()
  await expect.poll(() => describe(page)).toEqual(['/en/contact', 'en', 'ltr', 'Home'])
  expect(await leftOf('main h1')).toBeLessThan(before)
  await page.goBack()
  await expect.poll(() => describe(page)).toEqual(['/contact', 'ar', 'rtl', 'الرئيسية'])
  expect(await page.locator('body[data-kept]').count()).toBe(1)
})

test('leads to the translation from the menu on phones, without JavaScript', async ({ open }) => {
  const viewport = { width: 320, height: 740 }
  const page = await open({ baseURL: clinic, javaScriptEnabled: false, viewport })
  await page.goto('/en/fees')
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('list', { name: 'Language' }).getByRole('link').click()
  await page.waitForURL('**/fees')
  expect(new URL(page.url()).pathname).toBe('/fees')
})

test('loads only the texts of the language of a page', async () => {
  const readScripts = async (path: string) => {
    const modules = findModules(await fetchDocument(association + path))
    const bodies = modules.map((address) => fetchDocument(association + address))
    return (await Promise.all(bodies)).join('\n')
  }
  const findTexts = async (path: string) => {
    const scripts = await readScripts(path)
    return ['Przejdź do treści', 'Skip to content'].filter((text) => scripts.includes(text))
  }
  expect(await findTexts('/o-nas')).toEqual(['Przejdź do treści'])
  expect(await findTexts('/en/about-us')).toEqual(['Skip to content'])
})

test('answers unknown addresses and forms in the language of the page', async ({
  open,
  failures,
}) => {
  failures.expect(/^response: 404 /)
  failures.expect(/^response: 400 /)
  failures.ignore(/^console\.error: /)
  const page = await open({ baseURL: association, javaScriptEnabled: false })
  await page.goto('/en/contakt')
  expect(await page.locator('html').getAttribute('lang')).toBe('en')
  const links = await page.locator('[data-nearest] a').all()
  const suggestions = await Promise.all(links.map((link) => link.getAttribute('href')))
  expect(suggestions.toSorted()).toEqual(['/en', '/en/about-us', '/en/contact'])
  await page.goto('/en/contact')
  await page.getByRole('button', { name: 'Send' }).click()
  await page.getByRole('link', { name: 'Please fill in this field.' }).first().waitFor()
  await page.getByLabel('Name').fill('Ann')
  await page.getByLabel('Email').or(page.getByLabel('E-mail')).fill('ann@example.org')
  await page.getByLabel('Address of the courtyard').fill('14 Lipowa')
  await page.getByLabel('City').check()
  await page.getByRole('button', { name: 'Send' }).click()
  await page.waitForURL('**/sent?language=en')
  expect(await page.locator('h1').textContent()).toBe('Thank you for your message')
})

test('answers a contact request without JavaScript in the language of its page', async ({
  open,
}) => {
  const page = await open({ baseURL: clinic, javaScriptEnabled: false })
  await page.goto('/en/contact')
  await page.getByLabel('Name').fill('Ann')
  await page.getByLabel('Email', { exact: true }).fill('ann@example.org')
  await page.getByLabel('Message').fill('Is there an appointment on Monday?')
  await page.getByRole('button', { name: 'Send' }).click()
  await page.waitForURL('**/sent?language=en')
  expect(await page.locator('html').getAttribute('lang')).toBe('en')
})
