import type { SectionKind } from '../../../schemas/section.ts'
import { type Source, toPoint } from '../diagnostics/position.ts'
import type { SpanDiagnostic } from '../diagnostics/span-diagnostic.ts'
import { headlineTwice } from '../diagnostics/text-messages.ts'
import { getSpan, locate } from '../locate.ts'
import type { CompiledSite, PageData, Path } from '../model.ts'
import { createOutlineLookup } from '../origins/outline-lookup.ts'
import type { MapTree } from '../tree.ts'

/** Compares each page of an error-free site with the previous one. */
export function findRepeatedHeadlines(
  source: Source,
  root: MapTree,
  { pages, outlines }: CompiledSite,
  kinds: ReadonlyMap<string, SectionKind>,
): SpanDiagnostic[] {
  const headlineOf = (page: PageData | undefined) =>
    page && outlines.get(page.path)?.title?.toLowerCase()
  return pages.flatMap((page, index): SpanDiagnostic[] => {
    const before = pages[index - 1]
    if (!before || headlineOf(before) !== headlineOf(page)) return []
    const at = getHeadlinePath(root, page, index, kinds)
    // `page/same-title` reports a headline that comes from the title.
    if (at[2] !== 'sections') return []
    const there = getHeadlinePath(root, before, index - 1, kinds)
    const { line } = toPoint(source, getSpan(root, there).start)
    return [{ ...headlineTwice(before.path, line), span: getSpan(root, at), path: at }]
  })
}

/** The path of a headline, or of the page path if the headline comes from a section type. */
export function getHeadlinePath(
  root: MapTree,
  { sections }: PageData,
  index: number,
  kinds: ReadonlyMap<string, SectionKind>,
): Path {
  const inSections = createOutlineLookup(kinds, sections)(['title'])
  const route = ['routes', index]
  const path = inSections ? [...route, 'sections', ...inSections] : [...route, 'title']
  return locate(root, path).found ? path : [...route, 'path']
}
