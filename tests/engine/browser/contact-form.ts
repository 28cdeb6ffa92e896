/** Page object of the contact form, and a mock of the contact service. */
import type { Locator, Page, Request } from 'playwright-core'
import { inject } from 'vitest'
import { example } from './page-parts.ts'

export const VALID_VALUES = {
  name: 'Zoë & Søn',
  email: 'zoe@example.com',
  contact: '5855550100',
  message: 'Hello?\nWe need #1 = 100% + more.',
} as const
export type Name = keyof typeof VALID_VALUES
export const FIELD_NAMES = Object.keys(VALID_VALUES) as Name[]

export const field = (page: Page, name: Name): Locator => page.locator(`main form [name=${name}]`)
export const fieldError = (page: Page, name: 'email' | 'contact' | 'message'): Locator =>
  page.locator('main form div', { has: page.locator(`[name=${name}]`) }).locator('[aria-live]')
export const submitButton = (page: Page): Locator => page.locator('main form button[type=submit]')
export const toast = (page: Page): Locator => page.locator('main form [role=status]')

export const fillForm = async (
  page: Page,
  values: Partial<Record<Name, string>> = VALID_VALUES,
) => {
  for (const name of FIELD_NAMES) {
    const value = values[name]
    if (value !== undefined) await field(page, name).fill(value)
  }
}

export const getFieldValues = (page: Page) =>
  Promise.all(FIELD_NAMES.map((name) => field(page, name).inputValue()))
export const FILLED_FORM = Object.values(VALID_VALUES)
export const EMPTY_FORM = FILLED_FORM.map(() => '')

export type MockResponse = { readonly status?: number; readonly body?: string } | 'nothing'

/** Mocks the contact service and records its requests. */
export async function mockService(page: Page, answer: MockResponse): Promise<Request[]> {
  const requests: Request[] = []
  await page.route('**/api/**', async (route) => {
    requests.push(route.request())
    if (answer === 'nothing') await route.abort()
    else await route.fulfill({ contentType: 'application/json', body: '{}', ...answer })
  })
  return requests
}

export const SUCCESS = { body: '{"success":true}' }

/** Text of the character counter below the message. */
export function formatCounter(length: number, limit: number): string {
  const numbers = new Intl.NumberFormat(inject('exampleSite').publication.language)
  return example
    .contactSection()
    .form.fields.message.counter.replace('{length}', numbers.format(length))
    .replace('{limit}', numbers.format(limit))
}
