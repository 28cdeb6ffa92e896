import type { SectionKind } from '../../../schemas/section.ts'
import { headlineTwice } from '../diagnostics/text-messages.ts'
import { getLine, locate } from '../locate.ts'
import type { PageData, Path } from '../model.ts'
import { createOutlineLookup } from '../origins/outline-lookup.ts'
import type { MapTree } from '../tree.ts'
import type { ReviewRule } from './review-rule.ts'

export const repeatedHeadlines: ReviewRule = {
  code: 'text/twice',
  check({ source, root, compiled, vocabulary: { kinds } }) {
    const { pages = [], outlines } = compiled ?? {}
    const getHeadline = ({ path }: PageData) => outlines?.get(path)?.title?.toLowerCase()
    return pages.flatMap((page, index) => {
      const before = pages[index - 1]
      if (!before || getHeadline(before) !== getHeadline(page)) return []
      const path = getHeadlinePath(root, page, index, kinds)
      // `page/same-title` reports a headline that comes from the title.
      if (path[2] !== 'sections') return []
      const line = getLine(source, root, getHeadlinePath(root, before, index - 1, kinds))
      return [{ ...headlineTwice(before.path, line), path }]
    })
  },
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
