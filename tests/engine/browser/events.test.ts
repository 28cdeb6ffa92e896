/** The events of an example site, built before all of them, and visited later. */
import type { Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import { test, waitUntilReady } from './page-driver.ts'

const { url: baseURL = '' } = inject('others')['examples/library'] ?? {}

const listTitles = (page: Page) =>
  page.locator('#veranstaltungen > div > div > ul > li:visible :is(h2, h3)').allTextContents()

/** Sum of the unexpected layout shifts of a document. */
const watchShifts = () => {
  Object.assign(window, { shifts: 0 })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      Object.assign(window, { shifts: Reflect.get(window, 'shifts') + Reflect.get(entry, 'value') })
  }).observe({ type: 'layout-shift', buffered: true })
}

test('events that are over disappear by the clock of the visitor, without moving anything', async ({
  open,
}) => {
  const page = await open({ baseURL })
  await page.clock.setFixedTime('2027-10-03T10:00:00Z')
  await page.addInitScript(watchShifts)
  await page.goto('/#veranstaltungen', { waitUntil: 'load' })
  expect(await listTitles(page)).toEqual(['Schreibwerkstatt für Jugendliche'])
  await waitUntilReady(page)
  expect(await listTitles(page)).toEqual(['Schreibwerkstatt für Jugendliche'])
  expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toBeLessThan(0.01)
  await page.getByText('Vergangene Termine').click()
  expect(await page.locator('#veranstaltungen details li:visible').count()).toBe(3)
})

test('after the last event, the section tells that there is none', async ({ open }) => {
  const page = await open({ baseURL })
  await page.clock.setFixedTime('2027-12-24T10:00:00Z')
  await page.goto('/besuch')
  await waitUntilReady(page)
  await page.getByRole('link', { name: 'Startseite' }).first().click()
  await page.getByText('Zurzeit sind keine Termine geplant.').waitFor()
  expect(await listTitles(page)).toEqual([])
})

test('without JavaScript, the time of the build decides, and lists continue on further pages', async ({
  open,
}) => {
  const page = await open({ baseURL, javaScriptEnabled: false })
  await page.clock.setFixedTime('2027-12-24T10:00:00Z')
  await page.goto('/')
  expect(await listTitles(page)).toContain('Schreibwerkstatt für Jugendliche')
  await page.goto('/neuigkeiten')
  await page.getByRole('link', { name: 'Nächste Seite' }).click()
  expect(new URL(page.url()).pathname).toBe('/neuigkeiten/2')
  await page.getByRole('link', { name: 'Hörbücher zum Mitnehmen' }).click()
  await page.getByText('20. November 2026').waitFor()
  await page.getByRole('link', { name: 'Bücher spenden für den Flohmarkt' }).click()
  expect(new URL(page.url()).pathname).toBe('/neuigkeiten/buecherflohmarkt')
})
