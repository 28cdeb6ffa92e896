import type { Path } from '../../content/model.ts'

/** Whether a value is an object with keys. */
export const isMap = (value: unknown): value is Readonly<Record<string, unknown>> =>
  value !== null && typeof value === 'object' && !Array.isArray(value)

/** Whether a value is a path of keys and indices. */
export const isPathOfFile = (value: unknown): value is Path =>
  Array.isArray(value) &&
  value.every((step) => typeof step === 'string' || typeof step === 'number')
