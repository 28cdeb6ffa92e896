import type { Edit, Path } from '../../content/model.ts'

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  value !== null && typeof value === 'object' && !Array.isArray(value)

export const isPath = (value: unknown): value is Path =>
  Array.isArray(value) &&
  value.every((step) => typeof step === 'string' || typeof step === 'number')

/** Checks that edits are sorted and do not overlap. */
export const isEdits = (value: unknown): value is readonly Edit[] =>
  Array.isArray(value) &&
  value.every((one, index) => isEdit(one, index > 0 ? value[index - 1] : undefined))

const isEdit = (value: unknown, before: unknown): value is Edit =>
  isRecord(value) &&
  typeof value.insert === 'string' &&
  isOffset(value.from) &&
  isOffset(value.to) &&
  value.from <= value.to &&
  (!isRecord(before) || value.from >= Number(before.to))

const isOffset = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0
