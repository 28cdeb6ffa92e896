const REFERENCE = Symbol('reference')

/** Marks a value as a reference, so that data from a site file cannot pass for one. */
export function createReference<R extends { readonly ref: string }>(value: R): R {
  return Object.defineProperty(value, REFERENCE, { value: true })
}

export const isMarkedReference = (value: unknown): boolean =>
  value !== null && typeof value === 'object' && REFERENCE in value
