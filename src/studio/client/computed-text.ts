import type { Path } from '../../content/model.ts'
import type { StudioState } from '../protocol/state.ts'
import { getFormPath } from './forms/form-path.ts'
import { findSectionElements } from './section-layer/section-elements.ts'
import { hasOwnText, type TextOnPage } from './texts-in-frame.ts'

/**
 * The value behind a text that the page computes, such as opening hours or the date of an event: the list entry,
 * section or setting whose other texts are closest to it.
 */
export function findComputed(
  page: Document,
  state: StudioState,
  places: readonly TextOnPage[],
  target: EventTarget | null,
): Path | undefined {
  // Elements of the frame belong to another realm, so `instanceof` fails.
  if (target === null || !('childNodes' in target)) return undefined
  const element = target as Element
  if (!hasOwnText(element)) return undefined
  const main = page.querySelector('main')
  const elements = main ? findSectionElements(main, state, places) : []
  const index = elements.findIndex((one) => one?.contains(element))
  const section = state.sections[index]?.at
  const at = findNearest(element, state, places)
  if (!at || (section && startsWith(section, at))) return section
  // Not all pages or the whole file.
  return at.length > (at[0] === 'routes' ? 1 : 0) ? at : undefined
}

const ENTRIES = 'li, tr, dl > div, article, figure'

/** What the texts of the smallest surrounding element have in common. */
function findNearest(
  element: Element,
  { texts }: StudioState,
  places: readonly TextOnPage[],
): Path | undefined {
  for (let around: Element | null = element; around; around = around.parentElement) {
    const paths = places.flatMap(({ text, nodes: [first] }) => {
      const { at, typeDefault } = texts[text] ?? {}
      return first && around?.contains(first) && at ? [typeDefault?.instancePath ?? at] : []
    })
    const [first, ...others] = paths
    if (!first) continue
    const at = others.reduce(getCommonStart, first.slice(0, -1))
    // Texts further away may be those of another entry.
    return element.closest(ENTRIES)?.contains(around) ? at : getFormPath(at)
  }
  return undefined
}

function getCommonStart(one: Path, other: Path): Path {
  const end = one.findIndex((step, depth) => step !== other[depth])
  return end === -1 ? one : one.slice(0, end)
}

const startsWith = (at: Path, start: Path): boolean =>
  start.every((step, depth) => at[depth] === step)
