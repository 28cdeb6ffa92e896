/** What is typed into the fields of the form, and whether it arrives there. */
import type { Page } from 'playwright-core'
import { inject } from 'vitest'
import { longest } from '../../../src/request-limits.ts'
import { field, fill, NAMES, type Name } from '../form.ts'

/** All printable characters of ASCII; the space is not the last, where a field for an address drops it. */
const CHARACTERS = [
  ...Array.from({ length: 94 }, (_, at) => String.fromCharCode(33 + at)),
  ' ',
  '.',
]

/** As many as the shortest field takes. */
const AT_ONCE = 32

/** Types every character into a field: one line for each part that does not arrive as it was typed. */
export async function typingComplaints(page: Page, name: Name): Promise<string[]> {
  const complaints: string[] = []
  for (let from = 0; from < CHARACTERS.length; from += AT_ONCE) {
    const typed = CHARACTERS.slice(from, from + AT_ONCE).join('')
    await field(page, name).fill('')
    await field(page, name).focus()
    await page.keyboard.type(typed)
    const there = await field(page, name).inputValue()
    if (there !== typed) complaints.push(`${name}: typed ${typed}, there is ${there}`)
  }
  return complaints
}

/** The longest values that the service takes. */
export const FULLEST: Readonly<Record<Name, string>> = {
  name: 'é'.repeat(longest.name),
  email: 'zoe@example.com'.padStart(longest.email, 'z'),
  contact: '5'.repeat(longest.contact),
  message: 'm'.repeat(inject('site').shell.behaviour.messageMaxBytes),
}

/** Writes the longest values into the fields: one line for each that is cut, refused, or not said to end there. */
export async function lengthComplaints(page: Page): Promise<string[]> {
  const complaints: string[] = []
  for (const name of NAMES) {
    const text = FULLEST[name]
    await field(page, name).fill('')
    await field(page, name).focus()
    await page.keyboard.insertText(text)
    const told = await field(page, name).evaluate((it: HTMLInputElement) => ({
      length: it.value.length,
      isWrong: it.ariaInvalid === 'true',
      // What has no such limit says -1.
      limit: it.maxLength,
    }))
    const limit = name === 'message' ? -1 : longest[name]
    if (told.length !== text.length) complaints.push(`${name} takes ${told.length} characters`)
    if (told.isWrong) complaints.push(`${name} is called wrong`)
    if (told.limit !== limit) complaints.push(`${name} says that it takes ${told.limit}`)
  }
  return complaints
}

/** Writes a message of lines, with an empty one between them: what stands in the field then. */
export async function linesOf(page: Page): Promise<string> {
  await fill(page, { email: 'zoe@example.com' })
  await field(page, 'message').focus()
  for (const key of ['a', 'Enter', 'Enter', 'b']) await page.keyboard.press(key)
  return field(page, 'message').inputValue()
}
