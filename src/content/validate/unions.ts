import type { Path } from '../model.ts'

export const getValueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (here, key) => (isObject(here) ? (here as Record<string | number, unknown>)[key] : undefined),
    value,
  )

export const isObject = (value: unknown): value is object =>
  value !== null && typeof value === 'object'
