import type { CompiledSite, Image } from '../../content/model.ts'

type Shown = Pick<CompiledSite, 'shell' | 'languages' | 'pages'>

const isImage = (value: object): value is Image =>
  'src' in value && 'alt' in value && 'width' in value && 'height' in value

export function findImages({ shell, languages, pages }: Shown): ReadonlyMap<string, Image> {
  const found = new Map<string, Image>()
  const look = (value: unknown): void => {
    if (value === null || typeof value !== 'object') return
    if (isImage(value)) found.set(value.src, value)
    else Object.values(value).forEach(look)
  }
  look([shell, languages, pages])
  return found
}

/** Adds each `srcset` by image address. */
export function addSrcSets<S extends Shown>(site: S, srcSets: ReadonlyMap<string, string>): S {
  if (srcSets.size === 0) return site
  const copy = (value: unknown): unknown => {
    if (value === null || typeof value !== 'object') return value
    const srcSet = isImage(value) ? srcSets.get(value.src) : undefined
    if (srcSet !== undefined) return { ...value, srcSet }
    const entries = Object.entries(value).map(([key, inner]) => [key, inner, copy(inner)] as const)
    // Values without images stay the same objects, to save memory.
    if (entries.every(([, inner, copied]) => inner === copied)) return value
    if (Array.isArray(value)) return entries.map(([, , copied]) => copied)
    return Object.fromEntries(entries.map(([key, , copied]) => [key, copied]))
  }
  // Only images in the plain data change, so the type is the same.
  return {
    ...site,
    shell: copy(site.shell) as S['shell'],
    languages: copy(site.languages) as S['languages'],
    pages: copy(site.pages) as S['pages'],
  }
}
