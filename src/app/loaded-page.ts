import type { PageData } from '../content/model.ts'
import type { Section } from '../theme/sections/schemas.ts'
import { loadView, type View } from '../theme/sections/views.ts'

/** The views that a page needs, by kind; the others are absent. */
export type LoadedViews = ReadonlyMap<string, View>

/** A page with everything that it takes to show it. */
export interface LoadedPage {
  readonly data: PageData
  /** The sections of the data, each known to be of one of the kinds. */
  readonly sections: readonly Section[]
  readonly views: LoadedViews
}

/**
 * Loads the views of a page's sections.
 * @returns the page with its views; rejects when a chunk cannot be loaded
 */
export async function loadViews(data: PageData): Promise<LoadedPage> {
  // They were compiled with the vocabulary that these views are the views of.
  const sections = data.sections as readonly Section[]
  const kinds = [...new Set(sections.map(({ kind }) => kind))]
  const views = await Promise.all(kinds.map(async (kind) => [kind, await loadView(kind)] as const))
  return { data, sections, views: new Map(views) }
}
