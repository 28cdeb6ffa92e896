/** Running texts are edited as formatted text and saved as Markdown. */
import type { Locator } from 'playwright-core'
import { expect } from 'vitest'
import { exampleTest as test } from '../page-driver.ts'
import { axeViolations } from '../rules/axe.ts'
import { enter, placeCaret, read, rewrite, says, there } from './studio.ts'

const PATH = '/Jobs'
const TEXT = 'Write to us all the same.'

const pasteHtml = (field: Locator, html: string) =>
  field.evaluate((element, content) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', content)
    clipboardData.setData('text/plain', 'never this')
    element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
  }, html)

test('keys and buttons format a text on the page, and only its bytes change', async ({ open }) => {
  const { good } = there()
  const { page, frame, point, undo } = await enter(open, PATH)
  await point(frame.getByText(TEXT))
  const field = frame.getByRole('textbox', { name: 'Paragraph' })
  await field.press('ControlOrMeta+A')
  await field.press('ControlOrMeta+B')
  await field.locator('strong').waitFor()
  await frame.getByRole('button', { name: 'Bold', pressed: true }).waitFor()
  expect(await axeViolations(page)).toEqual([])
  await point(frame.getByRole('button', { name: 'Bold' }))
  await field.locator('strong').waitFor({ state: 'detached' })
  await field.press('Home')
  await field.press('ControlOrMeta+Shift+ArrowRight')
  await field.press('ControlOrMeta+I')
  await field.press('End')
  await field.press('ControlOrMeta+Shift+ArrowLeft')
  await field.press('ControlOrMeta+Shift+ArrowLeft')
  await field.press('ControlOrMeta+K')
  const address = frame.getByRole('combobox', { name: 'Page or address' })
  await address.fill('/Riders')
  await address.press('Enter')
  await field.press('End')
  await field.press('Shift+Enter')
  await field.pressSequentially('5 * 3')
  await field.press('Enter')
  await expect.poll(read).not.toBe(good)
  await frame.getByRole('link', { name: 'same.' }).waitFor()
  await says(good.replace(TEXT, '"*Write* to us all the [same.](/Riders)\\n5 * 3"'))
  await undo()
  await says(good)
})

test('a text with marks keeps its bytes, its flagged link, and what is pasted of the marks', async ({
  reuse,
}) => {
  there()
  const markdown = '**Ask** [later](<flagged:/no where> \'not "ready"\') \\* 2'
  const written = `'${markdown.replaceAll("'", "''")}'`
  const { page, frame, point } = await enter(reuse, PATH)
  const before = rewrite(TEXT, written)
  await frame.getByText('later').waitFor()
  await point(frame.getByText('Ask', { exact: true }))
  const field = frame.getByRole('textbox', { name: 'Paragraph' })
  await field.press('End')
  await field.pressSequentially('x')
  await field.press('Backspace')
  await page.getByRole('button', { name: '1 unsaved' }).waitFor({ state: 'detached' })
  await field.press('Escape')
  await field.waitFor({ state: 'detached' })

  await point(frame.getByText('Ask', { exact: true }))
  await placeCaret(field, 0)
  await pasteHtml(
    field,
    '<h2 style="color:red"><u>See</u> <b style="font-weight:400"><span style="font-weight:700">all</span></b> <a href="https://a.example/b">there</a> <a href="javascript:alert(1)">no</a> <img src="/x.svg"></h2>',
  )
  await field.press('Enter')
  const pasted = `See **all** [there](https://a.example/b) no${markdown}`
  await says(before.replace(written, `'${pasted.replaceAll("'", "''")}'`))
})

test('a form edits a rich text with the same buttons, and Escape discards', async ({ reuse }) => {
  const { good } = there()
  const { page, frame, point, press } = await enter(reuse, PATH)
  await point(frame.getByText(TEXT))
  await press('Edit section')
  const field = page.getByRole('textbox', { name: 'Paragraph' }).nth(1)
  await field.press('ControlOrMeta+A')
  await page.getByRole('button', { name: 'Italic' }).click()
  await page.getByRole('button', { name: '1 unsaved' }).waitFor()
  await field.press('Escape')
  await field.locator('em').waitFor({ state: 'detached' })
  await field.press('ControlOrMeta+A')
  await field.press('ControlOrMeta+B')
  expect(await axeViolations(page)).toEqual([])
  expect(read()).toBe(good)
  await page.getByRole('button', { name: 'Close' }).focus()
  await says(good.replace(TEXT, `"**${TEXT}**"`))
})
