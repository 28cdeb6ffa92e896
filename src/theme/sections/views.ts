import type { ComponentType } from 'react'
import type { Section } from './schemas.ts'

/** The component that shows sections of one kind; it is only ever given sections of that kind. */
export type View = ComponentType<Section & { readonly level: 1 | 2 }>

const KIND = /^\.\/([^/]+)\//

/** By the folder of the kind, which has its name. */
const byKind = <T>(modules: Readonly<Record<string, T>>): ReadonlyMap<string, T> =>
  new Map(Object.entries(modules).map(([path, found]) => [KIND.exec(path)?.[1] ?? path, found]))

/** Views that travel with the application: `view.tsx` in the folder of a kind. */
const eagerViews = byKind(import.meta.glob<View>('./*/view.tsx', { eager: true, import: 'View' }))

/** Large views that few pages need come with those pages alone: `view.lazy.tsx`. */
const lazyViews = byKind(import.meta.glob<View>('./*/view.lazy.tsx', { import: 'View' }))

/**
 * The view of a kind.
 * @throws where the folder of the kind has none, which stops the build
 */
export async function loadView(kind: string): Promise<View> {
  const view = eagerViews.get(kind) ?? (await lazyViews.get(kind)?.())
  if (!view) throw new Error(`There is no view of "${kind}": src/theme/sections/${kind}/view.tsx`)
  return view
}
