import { itemCount } from '../../../schemas/section.ts'

export interface CountLimits {
  readonly min: number
  /** Null if unlimited. */
  readonly max: number | null
}

export function parseCount(written: unknown): CountLimits | undefined {
  const { data: count } = itemCount.safeParse(written)
  if (count === undefined) return undefined
  if (typeof count === 'number') return { min: count, max: count }
  if ('oneOf' in count) return { min: Math.min(...count.oneOf), max: Math.max(...count.oneOf) }
  return { min: count.from, max: count.to }
}
