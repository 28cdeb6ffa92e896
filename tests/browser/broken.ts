/** A page that cannot be shown: whoever asks for its content gets an error. */
import type { Page } from 'playwright-core'
import { barLink, inBar, pageAt } from './parts.ts'
import { newScripts } from './requests.ts'
import { arrive } from './visitor.ts'

export const link = barLink(0)

/** What the console says of it. */
export const THROWN = /^console\.error: Error: planted/

const { sections, sheet } = pageAt(link.href)

const BROKEN = `
  const section = { kind: ${JSON.stringify(sections[0]?.kind)}, get id() { throw new Error('planted') } }
  export const page = { path: ${JSON.stringify(link.href)}, sheet: ${JSON.stringify(sheet)}, sections: [section] }`

/** Goes from the home page to the broken one and waits for the screen that says so. */
export async function arriveAtErrorScreen(page: Page): Promise<void> {
  await arrive(page, '/')
  const [chunk] = await newScripts(page, link.href, '/')
  await page.route(`**${chunk}`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: BROKEN }),
  )
  await inBar(page, link).click()
  await page.getByRole('alert').waitFor()
}
