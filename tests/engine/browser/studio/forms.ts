import { expect } from 'vitest'
import { exampleTest as test } from '../page-driver.ts'
import { holdResponses } from '../requests.ts'
import { axeViolations } from '../rules/axe.ts'
import { enter, isLive, read, says, there } from './studio.ts'

test('forms save numbers, colors and optional fields and show errors beside the field', async ({
  reuse,
}) => {
  const { good, edit } = there()
  const { page, press, form, undo } = await enter(reuse, '/Jobs')
  await press('Settings')
  await press(/^Theme/)
  await form('Theme')
  expect(await axeViolations(page, 'body')).toEqual([])
  const radius = page.getByRole('textbox', { name: 'Corner radius (px)' })
  await radius.fill('99')
  await radius.press('Enter')
  const alert = page.getByRole('alert')
  expect(await alert.textContent()).toContain('40')
  expect(await radius.getAttribute('aria-describedby')).toContain(await alert.getAttribute('id'))
  expect(await axeViolations(page, 'body')).toEqual([])
  expect(read()).toBe(good)
  await radius.fill('12')
  await radius.press('Enter')
  const round = good.replace('radiusPx: 2', 'radiusPx: 12')
  await says(round)
  const accent = page
    .getByRole('group', { name: /^Light colors/ })
    .getByLabel('Accent', { exact: true })
  await accent.fill('#0044AA')
  await accent.press('Enter')
  await says(round.replace('accent: "#1C36FA"', 'accent: "#0044AA"'))
  await undo()
  await says(round)
  await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('button').press('Enter')
  await form('Settings')
  expect(await axeViolations(page, 'body')).toEqual([])
  await press(/^Company/)
  await form('Company')
  await press('Slogan')
  const slogan = page.getByRole('textbox', { name: 'Slogan' })
  await slogan.fill('Ride on')
  await slogan.press('Enter')
  await says(round.replace('  hrEmail', '  slogan: Ride on\n  hrEmail'))
  await page.getByText('Slogan saved.').waitFor()
  await slogan.fill('')
  await slogan.press('Enter')
  await says(round)
  await undo(3)
  await says(good)

  // External change: both versions are shown, and leaving the field does not save.
  const city = page.getByRole('textbox', { name: 'Headquarters' })
  await city.fill('Oslo')
  edit('headquarters: Bergen', 'headquarters: Voss')
  const both = page.getByRole('region', { name: 'Conflict: this text changed' })
  await both.getByText('Voss').waitFor()
  await page.getByRole('textbox', { name: 'Name', exact: true }).focus()
  expect(await city.inputValue()).toBe('Oslo')
  await city.press('Escape')
  await expect.poll(() => city.inputValue()).toBe('Voss')
  expect(read()).toBe(good.replace('headquarters: Bergen', 'headquarters: Voss'))
})

test('adding a page opens it, and a figure in a text lists the places that show it', async ({
  reuse,
  failures,
}) => {
  const { good } = there()
  // The frame may request the undone page before it navigates away.
  failures.ignore(/404/)
  const { page, press, undo } = await enter(reuse, '/Jobs')
  await press('Add page')
  const title = page.getByRole('textbox', { name: 'Title', exact: true })
  await title.fill('Prices')
  const address = page.getByRole('textbox', { name: 'Address', exact: true })
  await address.fill('/Riders')
  await address.press('Enter')
  await page.getByRole('alert').waitFor()
  expect(await axeViolations(page, 'body')).toEqual([])
  await address.fill('/Prices')
  await address.press('Enter')
  await isLive(page, /^Prices$/)
  expect(read().slice(good.trimEnd().length)).toContain('- path: /Prices')
  await undo()
  await says(good)
  // The page is gone: the first page is shown.
  await page.locator('.pages [aria-selected=true]', { hasText: 'Spoke' }).waitFor()
  await isLive(page, /^Bicycles/)
  await page
    .locator('.texts li button', { hasText: '{figures.shop.bicycles}' })
    .first()
    .press('Enter')
  const figure = page.getByRole('textbox', { name: '{figures.shop.bicycles}' })
  await figure.fill('950+')
  expect(await axeViolations(page, 'body')).toEqual([])
  await page
    .locator('.beside .note')
    .getByText(/^Shown in 5 places/)
    .waitFor()
  // Leaving the field before the state arrives saves once.
  const release = await holdResponses(page, /\/state\?/)
  const granted = page.waitForResponse(/\/edit$/)
  await figure.press('Enter')
  await (await granted).finished()
  expect(read()).toBe(good.replace('900+', '950+'))
  await figure.press('Tab')
  release()
  await page.getByRole('button', { name: 'Undo', exact: true, disabled: false }).focus()
  expect(await page.getByRole('alert').count()).toBe(0)
  await undo()
  await says(good)
})

test('a section type default changes for one section or for all sections', async ({ reuse }) => {
  const { good } = there()
  const { page, frame, point, undo } = await enter(reuse, '/repairs/Truing')
  const eyebrow = (words: string) => frame.locator('main p').getByText(words, { exact: true })
  const write = async (before: string, words: string, where: string) => {
    await point(eyebrow(before).first())
    const field = frame.getByRole('textbox', { name: 'Eyebrow' })
    await field.fill(words)
    await field.press('Enter')
    await page.getByRole('group', { name: 'Change here or everywhere?' }).waitFor()
    expect(read()).toBe(good)
    expect(await axeViolations(page, 'body')).toEqual([])
    await page.getByRole('button', { name: where }).press('Enter')
    await eyebrow(words).waitFor()
  }
  await write('Repairs', 'Wheels', 'Here only')
  const own = 'headline: Truing wheels, '
  await says(good.replace(own, `${own}eyebrow: Wheels, `))
  await undo()
  await says(good)
  await eyebrow('Repairs').waitFor()
  await write('Repairs', 'Mending', 'Everywhere (3 pages)')
  await says(good.replace('eyebrow: Repairs', 'eyebrow: Mending'))
  await undo()
  await says(good)

  const ground = () =>
    frame
      .locator('body')
      .evaluate((body) => getComputedStyle(body).getPropertyValue('--color-background'))
  const light = await ground()
  await page.getByRole('radio', { name: 'Dark' }).press('Space')
  await expect.poll(ground).not.toBe(light)
  await page.getByRole('radio', { name: 'Light' }).press('Space')
  await expect.poll(ground).toBe(light)
})

test('a preset is chosen by its picture, and colors are shown on the page before they are saved', async ({
  reuse,
}) => {
  const { good } = there()
  const { page, frame, press, form, undo } = await enter(reuse, '/Jobs')
  const property = (name: string) =>
    frame
      .locator('html')
      .evaluate((root, key) => getComputedStyle(root).getPropertyValue(key), name)
  await press('Settings')
  await press(/^Theme/)
  await form('Theme')
  await press('Soft')
  await says(good.replace('preset: drafting', 'preset: soft'))
  await expect.poll(() => property('--button-radius')).toBe('10rem')
  await undo()
  await says(good)

  const accent = page
    .getByRole('group', { name: /^Light colors/ })
    .getByLabel('Accent', { exact: true })
  await accent.fill('#AACCFF')
  await expect.poll(() => property('--color-accent')).toBe('#AACCFF')
  expect(read()).toBe(good)
  await accent.press('Enter')
  const suggestion = page.getByRole('button', { name: /^Use “#/ })
  const color = /#[\dA-F]{6}/.exec(await suggestion.innerText())?.[0] ?? ''
  expect(await axeViolations(page, 'body')).toEqual([])
  await suggestion.press('Enter')
  await says(good.replace('accent: "#1C36FA"', `accent: "${color}"`))
  await expect.poll(() => property('--color-accent')).toBe(color)
  await undo()
  await says(good)
  await expect.poll(() => property('--color-accent')).toBe('#1C36FA')
})

test('a date is chosen in a calendar by keyboard, or typed', async ({ reuse }) => {
  const { good } = there()
  const { page, press, form, focused, undo } = await enter(reuse, '/Visit')
  await press(/^Opening hours/)
  await form('Hours')
  await page.getByText('Exception 1').click()
  await press('Choose: Date')
  await page.getByRole('button', { name: /December 24, 2027/ }).press('ArrowRight')
  expect(await axeViolations(page, 'body')).toEqual([])
  await page.keyboard.press('Enter')
  const saved = good.replace('date: 2027-12-24,', 'date: 2027-12-25,')
  await says(saved)
  await focused('Choose: Date')
  const until = page.getByRole('textbox', { name: 'Until' })
  await until.fill('6.1.2028')
  await until.press('Enter')
  await press('Use “2028-01-06”')
  await says(saved.replace('until: 2028-01-02', 'until: 2028-01-06'))
  await undo(2)
  await says(good)
})
