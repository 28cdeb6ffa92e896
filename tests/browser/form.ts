/** The contact form and its parts, and a stand-in for the service that it talks to. */
import type { Locator, Page, Request } from 'playwright-core'
import { contactSection } from './parts.ts'

export const { path, form } = contactSection()
export const { fields } = form

export const VALUES = {
  name: 'Zoë & Søn',
  email: 'zoe@example.com',
  contact: '5855550100',
  message: 'Hello?\nWe need #1 = 100% + more.',
} as const
export type Name = keyof typeof VALUES
export const NAMES = Object.keys(VALUES) as Name[]

export const field = (page: Page, name: Name): Locator =>
  page.getByLabel(fields[name].label, { exact: true })
export const error = (page: Page, name: 'email' | 'contact' | 'message'): Locator =>
  page.getByText(fields[name].error, { exact: true })
export const button = (page: Page): Locator => page.locator('main form button[type=submit]')
export const toast = (page: Page): Locator => page.getByText(form.success, { exact: true })

export const fill = async (page: Page, values: Partial<Record<Name, string>> = VALUES) => {
  for (const [name, value] of Object.entries(values)) await field(page, name as Name).fill(value)
}

export const texts = (page: Page) =>
  Promise.all(NAMES.map((name) => field(page, name).inputValue()))
export const FULL = Object.values(VALUES)
export const EMPTY = FULL.map(() => '')

export type Answer = { readonly status?: number; readonly body?: string } | 'nothing'

/** Answers in place of the service; tells what it was asked. */
export async function standIn(page: Page, answer: Answer): Promise<Request[]> {
  const requests: Request[] = []
  await page.route(`**${form.endpoint}*`, async (route) => {
    requests.push(route.request())
    if (answer === 'nothing') await route.abort()
    else await route.fulfill({ contentType: 'application/json', body: '{}', ...answer })
  })
  return requests
}

export const SUCCESS = { body: '{"success":true}' }
