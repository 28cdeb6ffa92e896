import type { PageData } from '../content/model.ts'
import { loadView, type View } from '../theme/sections/views.ts'

export type LoadedViews = ReadonlyMap<string, View>

export interface LoadedPage {
  readonly data: PageData
  readonly views: LoadedViews
}

/** Rejects when a chunk cannot be loaded. */
export async function loadViews(data: PageData): Promise<LoadedPage> {
  const kinds = [...new Set(data.sections.map(({ kind }) => kind))]
  const views = await Promise.all(kinds.map(async (kind) => [kind, await loadView(kind)] as const))
  return { data, views: new Map(views) }
}
