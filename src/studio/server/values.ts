import type { Path } from '../../content/model.ts'

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  value !== null && typeof value === 'object' && !Array.isArray(value)

export const isPath = (value: unknown): value is Path =>
  Array.isArray(value) &&
  value.every((step) => typeof step === 'string' || typeof step === 'number')
