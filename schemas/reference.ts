/** Marks the values that transformed schemas produce. Data from the file cannot have it. */
const REFERENCE = Symbol('reference')

/** Marks a value as an internal reference, so that no data of the file is mistaken for one. */
export function createReference<R extends { readonly ref: string }>(value: R): R {
  return Object.defineProperty(value, REFERENCE, { value: true })
}

/** Whether a value was made by `createReference`. */
export const isMarkedReference = (value: unknown): boolean =>
  value !== null && typeof value === 'object' && REFERENCE in value
