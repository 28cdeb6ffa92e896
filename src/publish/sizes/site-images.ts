import type { CompiledSite, Image } from '../../content/model.ts'

type Shown = Pick<CompiledSite, 'shell' | 'pages'>

const isImage = (value: object): value is Image =>
  'src' in value && 'alt' in value && 'width' in value && 'height' in value

export function findImages({ shell, pages }: Shown): ReadonlyMap<string, Image> {
  const found = new Map<string, Image>()
  const look = (value: unknown): void => {
    if (value === null || typeof value !== 'object') return
    if (isImage(value)) found.set(value.src, value)
    else Object.values(value).forEach(look)
  }
  look([shell, pages])
  return found
}

/** Adds each `srcset` by image address. */
export function addSrcSets<S extends Shown>(site: S, srcSets: ReadonlyMap<string, string>): S {
  const copy = (value: unknown): unknown => {
    if (value === null || typeof value !== 'object') return value
    if (Array.isArray(value)) return value.map(copy)
    const srcSet = isImage(value) ? srcSets.get(value.src) : undefined
    if (srcSet !== undefined) return { ...value, srcSet }
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, copy(inner)]))
  }
  // Only images in the plain data change, so the type is the same.
  return { ...site, shell: copy(site.shell) as S['shell'], pages: copy(site.pages) as S['pages'] }
}
