/** The longest message that may be sent: put in, written on, and sent. */
import { inject } from 'vitest'
import { field, fill, SUCCESS, standIn, toast, VALUES } from '../form.ts'
import { type Costs, meterOf, type Round } from './meter.ts'

const { messageMaxBytes } = inject('site').shell.behaviour

export const writing: Round = async (page): Promise<Costs> => {
  await standIn(page, SUCCESS)
  const { costs, measure, end } = await meterOf(page)
  await toast(page).isVisible()
  await fill(page, { ...VALUES, message: '' })
  await field(page, 'message').focus()
  await measure('put in a long message', () =>
    page.keyboard.insertText('a'.repeat(messageMaxBytes - 1)),
  )
  await measure('write a letter at the end of it', () => page.keyboard.press('b'))
  await measure('write a letter too many', () => page.keyboard.press('b'))
  await measure('take it away again', () => page.keyboard.press('Backspace'))
  await page.keyboard.press('Tab')
  await measure('send', async () => {
    await page.keyboard.press('Enter')
    await toast(page).waitFor()
  })
  await end()
  return costs
}
