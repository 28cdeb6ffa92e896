import { writeFileSync } from 'node:fs'
import { expect } from 'vitest'
import { STUDIO_PATH } from '../../../../src/studio/protocol/addresses.ts'
import { hasFocus, type Open, exampleTest as test } from '../page-driver.ts'
import { fetchResponse, holdResponses } from '../requests.ts'
import { axeViolations } from '../rules/axe.ts'
import { enter, isLive, read, says, there } from './studio.ts'

const HEADLINE = 'Mend with us'
const LINE = `headline: ${HEADLINE}`

/** Opens the studio and shows a headline in the source view. */
async function arrive(window: Open) {
  const { page, heading, choose, undo } = await enter(window, '/Jobs')
  await page.getByRole('searchbox', { name: 'Texts of this page' }).fill(HEADLINE)
  await page.locator('.texts li button').first().press('Enter')
  await choose('More actions', 'Show in source')
  await expect.poll(() => page.locator('.cm-activeLine').textContent()).toContain(LINE)
  const text = page.getByRole('textbox', { name: 'Source editor' })
  await hasFocus(text)
  const press = (name: string | RegExp) =>
    page.getByRole('button', { name, disabled: false }).press('Enter')
  return { page, text, heading, press, undo }
}

test('the source view opens at a text, fixes an error, saves and leads back to the page', async ({
  reuse,
}) => {
  const { url, good } = there()
  const { headers } = await fetchResponse(url + STUDIO_PATH)
  expect(headers.get('content-security-policy')).toMatch(/^(?!.*unsafe-).*script-src 'self'/)
  const { page, text, heading, press, undo } = await arrive(reuse)
  // The cursor is before the key.
  await page.keyboard.press('Delete')
  const remarks = page.getByRole('region', { name: 'Problems' })
  await remarks.getByRole('button', { name: /^Fix: / }).waitFor()
  expect(await axeViolations(page, 'body')).toEqual([])
  await page.keyboard.press('ControlOrMeta+S')
  await page.getByText(/^Could not save: /).waitFor()
  expect(read()).toBe(good)
  await press(/^Fix: /)
  await remarks.waitFor({ state: 'hidden' })
  await text.focus()
  await page.keyboard.press('End')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.type(' all over town')
  const written = (await page.locator('.cm-activeLine').textContent()) ?? ''

  // Unsaved text survives a reload.
  await page.reload()
  await isLive(page)
  const placed = await holdResponses(page, /\/place\?/)
  await press(/^Source$/)
  // A late response must not move the focus.
  const write = page.getByRole('button', { name: 'Save', disabled: false })
  await write.focus()
  placed()
  await page.locator('.cm-line', { hasText: written }).waitFor()
  await hasFocus(write)
  const saved = await holdResponses(page, /\/edit$/)
  for (let time = 0; time < 2; time += 1) await write.press('Enter')
  await expect.poll(read).toContain(written)
  expect(read()).toBe(good.replace(/^.*headline: Mend with us.*$/m, written))
  const undoButton = page.getByRole('button', { name: 'Undo', exact: true, disabled: false })
  await undoButton.focus()
  saved()
  await page.getByText('Saved.', { exact: true }).waitFor()
  await hasFocus(undoButton)
  await heading(/headline: (.*?) }?$/.exec(written)?.[1] ?? '').waitFor()

  await undo()
  await says(good)
  expect(await page.getByText('Could not save').count()).toBe(0)
  await page.locator('.cm-line', { hasText: LINE }).waitFor()
  await page.getByRole('row', { name: 'Riders' }).press('Enter')
  await heading(HEADLINE).waitFor({ state: 'detached' })
  await isLive(page)
  await page.locator('.cm-line', { hasText: LINE }).click()
  await press('Show on page')
  await heading(HEADLINE).waitFor()
  await text.focus()
  await page.keyboard.press('Tab')
  expect(await text.evaluate((one) => one === document.activeElement)).toBe(false)
  await press('Close source')
  await text.waitFor({ state: 'detached' })
})

test('the source view merges external changes of other lines and shows conflicts of the same lines', async ({
  reuse,
}) => {
  const { good, file } = there()
  const { page, press, text } = await arrive(reuse)
  await page.keyboard.press('ControlOrMeta+Home')
  await page.keyboard.type('# Typed\n')
  const elsewhere = good.replace(HEADLINE, 'Mend with them')
  writeFileSync(file, elsewhere)
  await page.keyboard.press('ControlOrMeta+F')
  await page.keyboard.type('Mend with')
  await page.keyboard.press('Enter')
  await page.locator('.cm-line', { hasText: 'Mend with them' }).waitFor()
  await page.keyboard.press('Escape')
  await press('Save')
  await says(`# Typed\n${elsewhere}`)
  await hasFocus(text)

  await page.keyboard.press('ControlOrMeta+Home')
  await page.keyboard.press('End')
  await page.keyboard.type(' by me')
  writeFileSync(file, `# Theirs\n${elsewhere}`)
  const both = page.getByRole('region', {
    name: 'Conflict: this text changed while you were editing.',
  })
  await both.getByText('# Theirs').waitFor()
  await both.getByText('# Typed by me').waitFor()
  expect(await axeViolations(page, 'body')).toEqual([])
  await press('Overwrite')
  await press('Save')
  await says(`# Typed by me\n${elsewhere}`)
  writeFileSync(file, good)
  await expect.poll(() => page.locator('.cm-line').first().textContent()).not.toContain('by me')
})
