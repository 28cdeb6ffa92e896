import type { PageData, Path } from '../../../src/content/model.ts'
import { findReferences } from '../../../src/content/resolve/references.ts'
import { vocabulary } from '../../../src/theme/sections/schemas.ts'
import { type Element, getAttribute, getText, parseElements } from '../browser/markup.ts'
import { getChildren } from './list-items.ts'

/** Fields whose texts appear only after an action, or with numbers filled in. */
const SHOWN_LATER =
  'counter done refused error sending success failure tooLong busy unavailable offline openNow closedNow closed exceptions close previous next messages from'.split(
    ' ',
  )

const SPOKEN_ATTRIBUTES = 'alt src href action placeholder aria-label title poster'.split(' ')

/** In one text, so that the value must be beside its label. */
const formatFigure = (value: unknown, label: unknown) => `${value} (${label})`

function getWords(element: Element): string[] {
  const getTextOf = (tag: string) =>
    getChildren(element)
      .filter(({ tagName }) => tagName === tag)
      .map(getText)
  return [
    getText(element),
    ...SPOKEN_ATTRIBUTES.flatMap((name) => getAttribute(element, name) ?? []),
    formatFigure(getTextOf('dd'), getTextOf('dt')),
  ]
}

/** At any depth. */
function findLinks(value: unknown): { readonly label: string; readonly href: string }[] {
  if (value === null || typeof value !== 'object') return []
  const { label, to } = value as { readonly label?: unknown; readonly to?: unknown }
  const { href } = Object(to)
  const own = typeof label === 'string' && typeof href === 'string' ? [{ label, href }] : []
  return [...own, ...Object.values(value).flatMap(findLinks)]
}

/** Links of the data that a document lacks, or that lead to another address. */
export function findWrongLinks(elements: readonly Element[], data: unknown): string[] {
  const anchors = elements.filter(({ tagName }) => tagName === 'a')
  return findLinks(data)
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

/** From screen readers. */
const isHidden = (element: Element): boolean =>
  getAttribute(element, 'aria-hidden') === 'true' ||
  getAttribute(element, 'hidden') !== undefined ||
  (element.parentNode !== null && 'attrs' in element.parentNode && isHidden(element.parentNode))

type Section = PageData['sections'][number]

function getWordsAt(section: Section, path: Path): string[] {
  const value = path.reduce<unknown>((here, key) => Object(here)[key], section)
  if (typeof value === 'string') return [value]
  const { href, src, alt, value: figure, label } = Object(value)
  return [href, src, alt, figure && formatFigure(figure, label)].filter(Boolean)
}

/**
 * Texts, addresses, figures and pictures of a page that are missing in its document.
 * @param html rendered content of the page
 * @param written sections of the file, with the defaults of their types
 */
export function findMissingTexts(
  html: string,
  sections: readonly Section[],
  written: readonly unknown[],
): string[] {
  const elements = parseElements(html)
  const all = new Set(elements.filter((element) => !isHidden(element)).flatMap(getWords))
  return sections.flatMap((section, index) => {
    const schema = vocabulary.kinds.get(section.kind)
    if (!schema) throw new Error(`There is no kind ${section.kind}.`)
    const missing = [...findReferences(schema, written[index])]
      .filter(({ path }) => !path.some((key) => SHOWN_LATER.includes(String(key))))
      .flatMap(({ path }) => getWordsAt(section, path))
      .filter((word) => !all.has(word))
    return [...missing.map((word) => `lacks "${word}"`), ...findWrongLinks(elements, section)].map(
      (wrong) => `${index} ${section.kind}: ${wrong}`,
    )
  })
}
