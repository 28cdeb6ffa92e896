import { createElement } from 'react'
import type { Kind } from '../sections/schemas.ts'
import type { SectionOf, View } from '../sections/views.ts'
import type { LoadedViews } from './loaded.ts'

interface Props<K extends Kind> {
  readonly section: SectionOf<K>
  readonly views: LoadedViews
  /** Level of the section's heading: 1 for the first section of a page, else 2. */
  readonly level: 1 | 2
}

/** Shows a section by its kind, whichever that is. */
export function Section<K extends Kind>({ section, views, level }: Props<K>) {
  // TypeScript cannot follow that section.kind is K where K is itself a union; the props tie them.
  const view = views[section.kind as K] as View<K> | undefined
  if (!view) throw new Error(`The view of "${section.kind}" was not loaded with its page.`)
  return createElement<SectionOf<K> & { readonly level: 1 | 2 }>(view, { ...section, level })
}
