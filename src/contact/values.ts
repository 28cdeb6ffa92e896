/** The parameters of the endpoint (specification, section 7), in the order in which they are shown. */
export const PARAMETERS = ['name', 'email', 'contact', 'message'] as const

export type Parameter = (typeof PARAMETERS)[number]

export type ContactValues = { readonly [Name in Parameter]: string }

export type ErrorField = Parameter | 'form'

export const isParameter = (name: string): name is Parameter =>
  PARAMETERS.some((parameter) => parameter === name)
