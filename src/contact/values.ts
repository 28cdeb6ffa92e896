/** What a contact request consists of. */

/** The parameters of the call (specification, section 7), in the order in which people read them. */
export const PARAMETERS = ['name', 'email', 'contact', 'message'] as const

export type Parameter = (typeof PARAMETERS)[number]

/** The values of a request that has passed validation; line breaks are `\n`. */
export type ContactValues = { readonly [Name in Parameter]: string }

/** What can be wrong with a request: one of its values, or its form as a whole. */
export type ErrorField = Parameter | 'form'

export const isParameter = (name: string): name is Parameter =>
  (PARAMETERS as readonly string[]).includes(name)
