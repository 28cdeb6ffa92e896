import type { ComponentType } from 'react'
import type { Section } from '../../content/model.ts'

/** The compiler validates sections with the schemas that their views are typed by. */
export type View = ComponentType<Section & { readonly level: 1 | 2 }>

const KIND = /^\.\/([^/]+)\//

const byKind = <T>(modules: Readonly<Record<string, T>>): ReadonlyMap<string, T> =>
  new Map(Object.entries(modules).map(([path, found]) => [KIND.exec(path)?.[1] ?? path, found]))

const eagerViews = byKind(import.meta.glob<View>('./*/view.tsx', { eager: true, import: 'View' }))

/** Large views that few pages need have chunks of their own. */
const lazyViews = byKind(import.meta.glob<View>('./*/view.lazy.tsx', { import: 'View' }))

/** @throws if the folder of the kind has no view; this fails the build */
export async function loadView(kind: string): Promise<View> {
  const view = eagerViews.get(kind) ?? (await lazyViews.get(kind)?.())
  if (!view) throw new Error(`There is no view of "${kind}": src/theme/sections/${kind}/view.tsx`)
  return view
}
