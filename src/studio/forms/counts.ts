import { itemCount } from '../../../schemas/section.ts'

/** How many entries a list may have. */
export interface Bounds {
  readonly least: number
  /** Null where there may be any number. */
  readonly most: number | null
}

/** The limits of a count that a section type promises; undefined for what is none. */
export function limitsOf(written: unknown): Bounds | undefined {
  const { data: count } = itemCount.safeParse(written)
  if (count === undefined) return undefined
  if (typeof count === 'number') return { least: count, most: count }
  if ('oneOf' in count) return { least: Math.min(...count.oneOf), most: Math.max(...count.oneOf) }
  return { least: count.from, most: count.to }
}
