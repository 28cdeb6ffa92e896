/** Whether the application takes a document over as it was sent. */
import type { Page } from 'playwright-core'
import { lastingIn } from '../markup.ts'
import { differences } from './sameness.ts'

/**
 * What differs between the document that was sent and the live page, and styles that came later.
 * @param sent the text of the document
 */
export async function takeoverComplaints(page: Page, sent: string): Promise<string[]> {
  const complaints = differences(lastingIn(sent), lastingIn(await page.content()), [
    'as sent',
    'as it lives',
  ])
  const { elements, rules } = await page.evaluate(() => ({
    elements: document.querySelectorAll('style, link[rel=stylesheet]').length,
    rules: document.adoptedStyleSheets.flatMap(({ cssRules }) => [...cssRules]).length,
  }))
  const came = sent.match(/<style\b/g)?.length ?? 0
  if (elements !== came) complaints.push(`came with ${came} style elements and has ${elements}`)
  if (rules > 0) complaints.push(`${rules} style rules were added`)
  return complaints
}
