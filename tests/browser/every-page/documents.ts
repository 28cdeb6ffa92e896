/** What can be said of a document from its text alone. */
import { HtmlValidate } from 'html-validate'
import { attributeOf, type Element, elementsOf, textOf } from '../markup.ts'

const validator = new HtmlValidate({ root: true, extends: ['html-validate:standard'] })

/** Where a document breaks the HTML standard, with no rule of html-validate's preset switched off. */
export const htmlComplaints = (html: string): string[] =>
  validator
    .validateStringSync(html)
    .results.flatMap(({ messages }) =>
      messages.map(
        ({ ruleId, message, line, column }) => `${ruleId} at ${line}:${column}: ${message}`,
      ),
    )

const isInPopover = (element: Element): boolean => {
  for (let one: Element['parentNode'] = element; one; ) {
    if ('attrs' in one && attributeOf(one, 'popover') !== undefined) return true
    one = 'parentNode' in one ? one.parentNode : null
  }
  return false
}

/**
 * Headings that are not one h1 followed by others that skip no level (WCAG 1.3.1, 2.4.6). What is hidden
 * until it is opened is no part of that order.
 */
export function headingComplaints(html: string): string[] {
  const headings = elementsOf(html).filter(
    (element) => /^h[1-6]$/.test(element.tagName) && !isInPopover(element),
  )
  const levels = headings.map(({ tagName }) => Number(tagName[1]))
  const complaints = headings.flatMap((heading, index) => {
    const level = levels[index] ?? 0
    const before = levels[index - 1] ?? 0
    const text = `${heading.tagName} "${textOf(heading)}"`
    if (!textOf(heading).trim()) return [`is empty: ${text}`]
    return level > before + 1 ? [`skips a level: ${text} after h${before}`] : []
  })
  const tops = levels.filter((level) => level === 1).length
  return tops === 1 ? complaints : [`has ${tops} h1`, ...complaints]
}

/** The title and the description of a document, empty if it has none. */
export function namesOf(html: string): { readonly title: string; readonly description: string } {
  const elements = elementsOf(html)
  const title = elements.find(({ tagName }) => tagName === 'title')
  const description = elements.find((element) => attributeOf(element, 'name') === 'description')
  return {
    title: title ? textOf(title) : '',
    description: (description && attributeOf(description, 'content')) ?? '',
  }
}

/** Texts that several documents have, and those that are missing, by where they are. */
export function repeated(texts: ReadonlyMap<string, string>): string[] {
  const owners = new Map<string, string[]>()
  for (const [owner, text] of texts) owners.set(text, [...(owners.get(text) ?? []), owner])
  return [...owners].flatMap(([text, paths]) =>
    text.trim() === '' || paths.length > 1 ? [`"${text}" is what ${paths.join(', ')} say`] : [],
  )
}
