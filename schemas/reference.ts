const REFERENCE = Symbol('reference')

/** In the prototype, since a property of each reference takes more time and memory. */
const MARKED: object = Object.create(Object.prototype, { [REFERENCE]: { value: true } })

/** Marks a value as a reference, so that data from a site file cannot pass for one. */
export const createReference = <R extends { readonly ref: string }>(value: R): R =>
  Object.setPrototypeOf(value, MARKED)

export const isMarkedReference = (value: unknown): boolean =>
  value !== null && typeof value === 'object' && REFERENCE in value
