import type { SectionKind } from '../../../schemas/section.ts'
import { type Source, toPoint } from '../diagnostics/position.ts'
import type { SpanDiagnostic } from '../diagnostics/span-diagnostic.ts'
import { headlineTwice } from '../diagnostics/text-messages.ts'
import { getSpan, locate } from '../locate.ts'
import type { CompiledSite, PageData, Path } from '../model.ts'
import { createOutlineLookup } from '../origins/outline-lookup.ts'
import type { MapTree } from '../tree.ts'

/**
 * Pages with the headline of the page before them: copied to be changed, and forgotten.
 * @param site what the file describes, without errors
 */
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
    // A headline that comes from a title is told by the title.
    if (at[2] !== 'sections') return []
    const there = getHeadlinePath(root, before, index - 1, kinds)
    const { line } = toPoint(source, getSpan(root, there).start)
    return [{ ...headlineTwice(before.path, line), span: getSpan(root, at), path: at }]
  })
}

/** Where the headline of a page is written; the address of the page, where that comes from its type. */
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
