/** Whether a document says what the data of its page say, and figures beside their labels. */
import type { PageData, Path } from '../../../src/content/model.ts'
import { findReferences } from '../../../src/content/resolve/references.ts'
import { vocabulary } from '../../../src/theme/sections/schemas.ts'
import { type Element, getAttribute, getText, parseElements } from '../browser/markup.ts'
import { childrenOf } from './paired.ts'

/** Fields whose texts show only once the visitor has done something, or with numbers filled in. */
const SHOWN_LATER =
  'counter done refused error sending success failure tooLong busy unavailable offline'.split(' ')

const READ_OUT_OR_FOLLOWED = 'alt src href action placeholder aria-label title poster'.split(' ')

/** A figure in one word, so that its value and its label belong together. */
const figureWord = (value: unknown, label: unknown) => `${value} (${label})`

/** All that an element says by itself. */
function wordsOf(element: Element): string[] {
  const said = (tag: string) =>
    childrenOf(element)
      .filter(({ tagName }) => tagName === tag)
      .map(getText)
  return [
    getText(element),
    ...READ_OUT_OR_FOLLOWED.flatMap((name) => getAttribute(element, name) ?? []),
    figureWord(said('dd'), said('dt')),
  ]
}

/** What is called something and leads somewhere, however deep it stands in a value. */
function linksIn(value: unknown): { readonly label: string; readonly href: string }[] {
  if (value === null || typeof value !== 'object') return []
  const { label, to } = value as { readonly label?: unknown; readonly to?: unknown }
  const { href } = Object(to)
  const own = typeof label === 'string' && typeof href === 'string' ? [{ label, href }] : []
  return [...own, ...Object.values(value).flatMap(linksIn)]
}

/** Links of some data that a document does not have, or that lead elsewhere there. */
export function misled(elements: readonly Element[], data: unknown): string[] {
  const anchors = elements.filter(({ tagName }) => tagName === 'a')
  return linksIn(data)
    .filter(
      ({ label, href }) =>
        !anchors.some(
          (anchor) =>
            getAttribute(anchor, 'href') === href &&
            `${getText(anchor)} ${getAttribute(anchor, 'aria-label')}`.includes(label),
        ),
    )
    .map(({ label, href }) => `"${label}" does not lead to ${href}`)
}

/** Whether screen readers pass an element by. */
const isHidden = (element: Element): boolean =>
  getAttribute(element, 'aria-hidden') === 'true' ||
  getAttribute(element, 'hidden') !== undefined ||
  (element.parentNode !== null && 'attrs' in element.parentNode && isHidden(element.parentNode))

type Section = PageData['sections'][number]

/** What becomes of one reference of a section: a text, an address, a figure, a picture. */
function wordsAt(section: Section, path: Path): string[] {
  const value = path.reduce<unknown>((here, key) => Object(here)[key], section)
  if (typeof value === 'string') return [value]
  const { href, src, alt, value: figure, label } = Object(value)
  return [href, src, alt, figure && figureWord(figure, label)].filter(Boolean)
}

/**
 * What a document does not say as its page has it, a line each.
 * @param html the content of the page, rendered
 * @param written the sections as the file has them, completed from their types
 */
export function unsaid(
  html: string,
  sections: readonly Section[],
  written: readonly unknown[],
): string[] {
  const elements = parseElements(html)
  const all = new Set(elements.filter((element) => !isHidden(element)).flatMap(wordsOf))
  return sections.flatMap((section, index) => {
    const schema = vocabulary.kinds.get(section.kind)
    if (!schema) throw new Error(`There is no kind ${section.kind}.`)
    const missing = [...findReferences(schema, written[index])]
      .filter(({ path }) => !SHOWN_LATER.includes(String(path.at(-1))))
      .flatMap(({ path }) => wordsAt(section, path))
      .filter((word) => !all.has(word))
    return [...missing.map((word) => `does not say "${word}"`), ...misled(elements, section)].map(
      (wrong) => `${index} ${section.kind}: ${wrong}`,
    )
  })
}
