import { expect, inject } from 'vitest'
import { barLink, footer, inBar, menuSection, panelContent, panels } from './parts.ts'
import { arrive, shown, test } from './visitor.ts'

const { footer: content, navigation, behaviour } = inject('site').shell

/** The links of the footer that open a panel, with the label of that panel. */
const openers = content.links.flatMap(({ label, to }) =>
  to.kind === 'panel' ? [{ label, panel: navigation.panels[to.panel]?.label ?? '' }] : [],
)

test('the footer has a link for every panel of the bar', () => {
  expect(openers.map(({ panel }) => panel)).toEqual(panels.map(({ label }) => label))
})

test.for(openers)(
  '$label goes home and opens the panel there',
  async ({ label, panel }, { open }) => {
    const page = await open()
    await arrive(page, barLink(0).href)
    const visible = () => panelContent(page, panel).isVisible()
    await footer(page).getByRole('link', { name: label, exact: true }).click()
    await shown(page, '/')
    expect(new URL(page.url()).pathname).toBe('/')
    await expect.poll(visible).toBe(true)
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
  },
)

test('on the home page it goes to the top and opens the panel', async ({ open }) => {
  const page = await open()
  await arrive(page, '/')
  const [opener] = openers
  await footer(page)
    .getByRole('link', { name: opener?.label ?? '', exact: true })
    .click()
  const panel = panelContent(page, opener?.panel ?? '')
  await panel.waitFor({ timeout: behaviour.footerPanelDelayMs + 2000 })
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
})

test('in a narrow window the panel is a section of the menu', async ({ open }) => {
  const page = await open({ viewport: { width: 360, height: 740 }, reducedMotion: 'no-preference' })
  await arrive(page, barLink(0).href)
  const [opener] = openers
  await footer(page)
    .getByRole('link', { name: opener?.label ?? '', exact: true })
    .click()
  await shown(page, '/')
  const section = menuSection(page, opener?.panel ?? '')
  await section.locator('a').first().waitFor()
  expect(await section.locator('a:visible').count()).toBe(
    panels.find(({ label }) => label === opener?.panel)?.links.length,
  )
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  expect(await page.locator(':focus').textContent()).toBe(opener?.panel)
})

test('whoever goes back meanwhile is not surprised by a panel', async ({ open }) => {
  const page = await open()
  await arrive(page, barLink(0).href)
  const [opener] = openers
  const link = footer(page).getByRole('link', { name: opener?.label ?? '', exact: true })
  await link.evaluate(async (element: HTMLElement) => {
    const { title } = document
    element.click()
    while (document.title === title) await new Promise(requestAnimationFrame)
    history.back()
  })
  await page.waitForTimeout(2 * behaviour.footerPanelDelayMs + 200)
  expect(new URL(page.url()).pathname).toBe(barLink(0).href)
  expect(await panelContent(page, opener?.panel ?? '').isVisible()).toBe(false)
})

test('whoever follows another link sees its page, without a panel', async ({ open }) => {
  const page = await open()
  await arrive(page, barLink(0).href)
  const [opener] = openers
  const link = footer(page).getByRole('link', { name: opener?.label ?? '', exact: true })
  await link.evaluate((element: HTMLElement) => element.click())
  await inBar(page, barLink(1)).click()
  await shown(page, barLink(1).href)
  await page.waitForTimeout(2 * behaviour.footerPanelDelayMs + 200)
  expect(await panelContent(page, opener?.panel ?? '').isVisible()).toBe(false)
})

test('a click with a modifier opens the home page in a new tab', async ({ open }) => {
  const page = await open()
  await arrive(page, barLink(0).href)
  const opened = page.context().waitForEvent('page')
  const link = footer(page).getByRole('link', { name: openers[0]?.label ?? '', exact: true })
  await link.click({ modifiers: ['ControlOrMeta'] })
  const tab = await opened
  await expect.poll(() => new URL(tab.url()).pathname).toBe('/')
  expect(new URL(page.url()).pathname).toBe(barLink(0).href)
})
