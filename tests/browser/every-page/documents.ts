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

/** An element and what it stands in, from the inside out. */
function* around(element: Element): Generator<Element> {
  for (let one: Element['parentNode'] = element; one; ) {
    if ('attrs' in one) yield one
    one = 'parentNode' in one ? one.parentNode : null
  }
}

const isInPopover = (element: Element): boolean =>
  [...around(element)].some((one) => attributeOf(one, 'popover') !== undefined)

const isHeading = ({ tagName }: Element): boolean => /^h[1-6]$/.test(tagName)
const levelOf = ({ tagName }: Element): number => Number(tagName[1])

/**
 * Headings that are not one h1 followed by others that skip no level (WCAG 1.3.1, 2.4.6). What is hidden
 * until it is opened is no part of that order.
 */
export function headingComplaints(html: string): string[] {
  const headings = elementsOf(html).filter((element) => isHeading(element) && !isInPopover(element))
  const levels = headings.map(levelOf)
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

/** Headings in a list that are of no lower rank than the one that the list stands under (WCAG 1.3.1). */
export function listComplaints(html: string): string[] {
  const headings = elementsOf(html).filter(isHeading)
  return headings.flatMap((heading, index) => {
    const list = [...around(heading)].find(({ tagName }) => /^[ou]l$/.test(tagName))
    if (!list) return []
    const above = headings.slice(0, index).findLast((one) => ![...around(one)].includes(list))
    return above && levelOf(above) >= levelOf(heading)
      ? [`is no part of "${textOf(above)}": ${heading.tagName} "${textOf(heading)}"`]
      : []
  })
}

/** Links and buttons without a name, also in what is hidden until it is opened (WCAG 2.4.4, 4.1.2). */
export function namelessComplaints(html: string): string[] {
  const elements = elementsOf(html)
  const named = new Set(
    elements
      .filter((one) => attributeOf(one, 'aria-label')?.trim() || attributeOf(one, 'alt')?.trim())
      .flatMap((one) => [...around(one)]),
  )
  return elements
    .filter((one) => ['a', 'button', 'summary'].includes(one.tagName))
    .filter((one) => !named.has(one) && !textOf(one).trim())
    .map((one) => `has no name: ${one.tagName} ${one.attrs.map(({ value }) => value).join(' ')}`)
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
