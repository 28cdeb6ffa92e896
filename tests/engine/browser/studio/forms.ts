/** The forms of the studio, as a person uses them: by keyboard, on the development server. */
import { expect } from 'vitest'
import { holdResponses, exampleTest as test } from '../page-driver.ts'
import { axeViolations } from '../rules/axe.ts'
import { enter, isLive, read, says, there } from './studio.ts'

test('the form of a part: numbers, colours and optional parts, and a mistake beside its field', async ({
  reuse,
}) => {
  const { good, edit } = there()
  const { page, press, form } = await enter(reuse, '/Jobs')
  await press('All of the site')
  await press(/^Theme/)
  await form('Theme')
  expect(await axeViolations(page, '#studio')).toEqual([])
  const radius = page.getByRole('textbox', { name: 'Corner radius (px)' })
  await radius.fill('99')
  await radius.press('Enter')
  const alert = page.getByRole('alert')
  expect(await alert.textContent()).toContain('40')
  expect(await radius.getAttribute('aria-describedby')).toContain(await alert.getAttribute('id'))
  expect(await axeViolations(page, '#studio')).toEqual([])
  expect(read()).toBe(good)
  await radius.fill('12')
  await radius.press('Enter')
  const round = good.replace('radiusPx: 2', 'radiusPx: 12')
  await says(round)
  const accent = page
    .getByRole('group', { name: /^Light colours/ })
    .getByLabel('Accent', { exact: true })
  await accent.fill('#0044AA')
  await accent.press('Enter')
  await says(round.replace('accent: "#1C36FA"', 'accent: "#0044AA"'))
  await press('Undo')
  await says(round)
  await press('Site')
  await press(/^Company/)
  await form('Company')
  await press('Slogan')
  const slogan = page.getByRole('textbox', { name: 'Slogan' })
  await slogan.fill('Ride on')
  await slogan.press('Enter')
  await says(round.replace('  hrEmail', '  slogan: Ride on\n  hrEmail'))
  await page.getByText('Slogan is written.').waitFor()
  await slogan.fill('')
  await slogan.press('Enter')
  await says(round)
  for (let step = 0; step < 3; step += 1) await press('Undo')
  await says(good)

  // Other hands: both versions are shown, and nothing is written by leaving the field.
  const city = page.getByRole('textbox', { name: 'Headquarters' })
  await city.fill('Oslo')
  edit('headquarters: Bergen', 'headquarters: Voss')
  await alert.filter({ hasText: 'Voss' }).waitFor()
  await page.getByRole('textbox', { name: 'Name', exact: true }).focus()
  expect(await city.inputValue()).toBe('Oslo')
  await city.press('Escape')
  expect(await city.inputValue()).toBe('Voss')
  expect(read()).toBe(good.replace('headquarters: Bergen', 'headquarters: Voss'))
  edit(good, good)
})

test('a section is added, its entries are moved, and all of it is taken back', async ({
  reuse,
}) => {
  const { good } = there()
  const { page, frame, press, point, heading, form, focused } = await enter(reuse, '/Jobs')
  await press('All of this page')
  await form('Page')
  await press('Add a section…')
  const types = page.getByRole('dialog', { name: 'Add a section at the end of the page' })
  const look = types.getByRole('listitem').filter({ hasText: 'Steps' }).frameLocator('iframe')
  await look.getByRole('heading', { level: 1 }).waitFor()
  expect(await axeViolations(page, '#studio')).toEqual([])
  await types.getByRole('button', { name: 'Steps' }).press('Enter')
  await form('Steps')
  await page.getByRole('textbox', { name: 'Heading' }).fill('Three ways')
  await page.getByRole('textbox', { name: 'Heading' }).press('Enter')
  await page.frameLocator('iframe').getByRole('heading', { name: 'Three ways' }).waitFor()
  const added = `      - type: steps
        heading: "Three ways"
        steps:
          - title: "[TITLE]"
`
  const behind = (text: string) =>
    good.replace('{ title: Hills, text: They go down as well. }]\n', (entry) => entry + text)
  await says(behind(added))
  await press('Add: Step')
  const second = page.getByRole('textbox', { name: 'Title' })
  await expect.poll(() => second.evaluate((one) => one === document.activeElement)).toBe(true)
  await second.fill('Later')
  // The form that shows it is asked for twice, and the second answer is the one that counts.
  const forms: (() => void)[] = []
  let isHeld = true
  await page.route(/@studio\/form/, async (route) => {
    if (isHeld) await new Promise<void>((come) => forms.push(come))
    await route.continue()
  })
  await second.press('Enter')
  await says(behind(`${added}          - title: "Later"\n`))
  await expect.poll(() => forms.length).toBe(2)
  forms[0]?.()
  await page.getByText('Title is written.').waitFor()
  await press('Up: Step 2')
  await says(behind(added.replace('- title', '- title: "Later"\n          - title')))
  isHeld = false
  for (const come of forms) come()
  await focused('Down: Step 1')
  expect(await axeViolations(page, '#studio')).toEqual([])
  for (let step = 0; step < 5; step += 1) await press('Undo')
  await says(good)

  // What is gone has no form.
  await page.getByRole('region', { name: 'Steps', exact: true }).waitFor({ state: 'detached' })

  // By pointer alone: before the section of a text.
  await point(heading('Mend with us'))
  await page.getByRole('button', { name: 'Add a section before' }).click()
  const first = page.getByRole('dialog', { name: 'Add a section before “Mend with us”' })
  await first.getByRole('listitem').filter({ hasText: 'Steps' }).click()
  await form('Steps')
  await frame.getByRole('heading', { level: 1, name: '[HEADING]' }).waitFor()
  await press('Undo')
  await says(good)
})

test('a page is added and opens, and a figure in a text says where else it is shown', async ({
  reuse,
  failures,
}) => {
  const { good } = there()
  // The frame may ask for a page that is taken back before it leaves it.
  failures.ignore(/404/)
  const { page, press } = await enter(reuse, '/Jobs')
  await page.locator('summary', { hasText: 'Add a page' }).press('Enter')
  const title = page.getByRole('textbox', { name: 'Title', exact: true })
  await title.fill('Prices')
  const address = page.getByRole('textbox', { name: 'Address', exact: true })
  await address.fill('/Riders')
  await address.press('Enter')
  await page.getByRole('alert').waitFor()
  expect(await axeViolations(page, '#studio')).toEqual([])
  await address.fill('/Prices')
  await address.press('Enter')
  await isLive(page, /^Prices$/)
  expect(read().slice(good.trimEnd().length)).toContain('- path: /Prices')
  await press('Undo')
  await says(good)
  // The page is no more: the first one is shown.
  await page.locator('.pages [aria-current]', { hasText: 'Spoke' }).waitFor()
  await isLive(page, /^Bicycles/)
  await page
    .locator('.texts li button', { hasText: '{figures.shop.bicycles}' })
    .first()
    .press('Enter')
  const figure = page.getByRole('textbox', { name: '{figures.shop.bicycles}' })
  await figure.fill('950+')
  expect(await axeViolations(page, '#studio')).toEqual([])
  expect(await page.locator('.beside .shared').textContent()).toMatch(/^Shown in 5 places/)
  // Whoever goes on before the window shows what was written has written once.
  const release = await holdResponses(page, /\/state\?/)
  const granted = page.waitForResponse(/\/edit$/)
  await figure.press('Enter')
  await (await granted).finished()
  expect(read()).toBe(good.replace('900+', '950+'))
  await figure.press('Tab')
  release()
  await page.getByRole('button', { name: 'Undo', disabled: false }).focus()
  expect(await page.getByRole('alert').count()).toBe(0)
  await press('Undo')
  await says(good)
})

test('the studio: a default of a section type changes only here, or everywhere', async ({
  reuse,
}) => {
  const { good } = there()
  const { page, frame, point } = await enter(reuse, '/repairs/Truing')
  const eyebrow = (words: string) => frame.locator('main p').getByText(words, { exact: true })
  const write = async (before: string, words: string, where: string) => {
    await point(eyebrow(before).first())
    const field = frame.getByRole('textbox', { name: 'Eyebrow' })
    await field.fill(words)
    await field.press('Enter')
    await page.getByRole('dialog', { name: 'where shall it change' }).waitFor()
    expect(read()).toBe(good)
    expect(await axeViolations(page, '#studio')).toEqual([])
    await page.getByRole('button', { name: where }).press('Enter')
    await eyebrow(words).waitFor()
  }
  await write('Repairs', 'Wheels', 'Only here')
  const own = 'headline: Truing wheels, '
  await says(good.replace(own, `${own}eyebrow: Wheels, `))
  await page.getByRole('button', { name: 'Undo', disabled: false }).press('Enter')
  await says(good)
  await eyebrow('Repairs').waitFor()
  await write('Repairs', 'Mending', 'Everywhere (3 pages)')
  await says(good.replace('eyebrow: Repairs', 'eyebrow: Mending'))
  await page.getByRole('button', { name: 'Undo', disabled: false }).press('Enter')
  await says(good)

  const ground = () =>
    frame
      .locator('body')
      .evaluate((body) => getComputedStyle(body).getPropertyValue('--colour-paper'))
  const light = await ground()
  await page.getByRole('radio', { name: 'dark' }).press('Space')
  await expect.poll(ground).not.toBe(light)
  await page.getByRole('radio', { name: 'light' }).press('Space')
  await expect.poll(ground).toBe(light)
})
