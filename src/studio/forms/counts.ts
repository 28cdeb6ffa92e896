import { itemCount } from '../../../schemas/section.ts'

/** How many entries a list may have. */
export interface CountLimits {
  readonly min: number
  /** Null where there may be any number. */
  readonly max: number | null
}

/** The limits of a count that a section type promises; undefined for what is none. */
export function parseCount(written: unknown): CountLimits | undefined {
  const { data: count } = itemCount.safeParse(written)
  if (count === undefined) return undefined
  if (typeof count === 'number') return { min: count, max: count }
  if ('oneOf' in count) return { min: Math.min(...count.oneOf), max: Math.max(...count.oneOf) }
  return { min: count.from, max: count.to }
}
