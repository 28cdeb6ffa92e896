import type { PageData } from '../../src/content/model.ts'

/** One page of every layout: the first of those that are made of the same kinds of sections. */
export function pagePerLayout(pages: readonly PageData[]): readonly PageData[] {
  const first = new Map<string, PageData>()
  for (const page of pages) {
    const layout = [...new Set(page.sections.map(({ kind }) => kind))].join(' ')
    if (!first.has(layout)) first.set(layout, page)
  }
  return [...first.values()]
}
