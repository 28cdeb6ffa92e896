import type { PageData } from '../content/model.ts'
import type { Section } from '../theme/sections/schemas.ts'
import { loadView, type View } from '../theme/sections/views.ts'

/** The views that a page needs, by section kind. */
export type LoadedViews = ReadonlyMap<string, View>

/** The data of a page with the views of its sections. */
export interface LoadedPage {
  readonly data: PageData
  readonly sections: readonly Section[]
  readonly views: LoadedViews
}

/** Loads the views of a page's sections. Rejects when a chunk cannot be loaded. */
export async function loadViews(data: PageData): Promise<LoadedPage> {
  // The compiler validated them with the schemas that these views belong to.
  const sections = data.sections as readonly Section[]
  const kinds = [...new Set(sections.map(({ kind }) => kind))]
  const views = await Promise.all(kinds.map(async (kind) => [kind, await loadView(kind)] as const))
  return { data, sections, views: new Map(views) }
}
