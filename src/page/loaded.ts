import type { PageData } from '../model.ts'
import type { Kind } from '../sections/schemas.ts'
import { type View, views } from '../sections/views.ts'

/** The views that a page needs; the others are absent. */
export type LoadedViews = { readonly [K in Kind]?: View<K> }

/** A page with everything that it takes to show it. */
export interface LoadedPage {
  readonly data: PageData
  readonly views: LoadedViews
}

/**
 * Loads the views of a page's sections.
 * @returns the page with its views; rejects when a chunk cannot be loaded
 */
export async function withViews(data: PageData): Promise<LoadedPage> {
  const kinds = [...new Set(data.sections.map((section) => section.kind))]
  for (const kind of kinds)
    if (!(kind in views)) throw new Error(`src/sections/views.ts has no ${kind}`)
  const loaded = await Promise.all(
    kinds.map(async (kind) => {
      const view = views[kind]
      return [kind, 'load' in view ? await view.load() : view] as const
    }),
  )
  // Object.fromEntries forgets that each key keeps its own view type; the pairs above keep them together.
  return { data, views: Object.fromEntries(loaded) as LoadedViews }
}
