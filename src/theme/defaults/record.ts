import type { Data } from '../../../schemas/defaults.ts'

export const toRecord = (value: unknown): Data => (isRecord(value) ? value : {})

const isRecord = (value: unknown): value is Data =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
