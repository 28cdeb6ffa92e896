import type { SectionKind } from '../../../schemas/section.ts'
import { pointAt, type Source } from '../diagnostics/position.ts'
import type { SpanDiagnostic } from '../diagnostics/span-diagnostic.ts'
import { headlineTwice } from '../diagnostics/text-messages.ts'
import { placeAt, spanAt } from '../locate.ts'
import type { CompiledSite, PageData, Path } from '../model.ts'
import { outlinePaths } from '../origins/outline-paths.ts'
import type { MapTree } from '../tree.ts'

/**
 * Pages with the headline of the page before them: copied to be changed, and forgotten.
 * @param site what the file describes, without errors
 */
export function sameHeadlines(
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
    const at = placeOfHeadline(root, page, index, kinds)
    // A headline that comes from a title is told by the title.
    if (at[2] !== 'sections') return []
    const there = placeOfHeadline(root, before, index - 1, kinds)
    const { line } = pointAt(source, spanAt(root, there).start)
    return [{ ...headlineTwice(before.path, line), span: spanAt(root, at), path: at }]
  })
}

/** Where the headline of a page is written; the address of the page, where that comes from its type. */
export function placeOfHeadline(
  root: MapTree,
  { sections }: PageData,
  index: number,
  kinds: ReadonlyMap<string, SectionKind>,
): Path {
  const inSections = outlinePaths(kinds, sections)(['title'])
  const route = ['routes', index]
  const path = inSections ? [...route, 'sections', ...inSections] : [...route, 'title']
  return placeAt(root, path).found ? path : [...route, 'path']
}
