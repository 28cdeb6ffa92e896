import * as z from 'zod/mini'

/** The parameters of the endpoint (specification, section 7), in the order in which they are shown. */
export const PARAMETERS = ['name', 'email', 'contact', 'message'] as const

export type Parameter = (typeof PARAMETERS)[number]

export type ContactValues = { readonly [Name in Parameter]: string }

export type ErrorField = Parameter | 'form'

export const isParameter = (name: string): name is Parameter =>
  PARAMETERS.some((parameter) => parameter === name)

export interface Answer {
  readonly label: string
  readonly value: string
}

export interface Submission extends ContactValues {
  /** Address of a custom form: its page with its anchor. */
  readonly form?: string
  /** Of a custom form, in its order. Its first email address is also in `email`. */
  readonly answers?: readonly Answer[]
  /** Differs for equal answers that are all stored, see `dedupe-keys.ts`. */
  readonly token?: string
  /** Whether an input that visitors do not see has a value. */
  readonly isTrapped?: boolean
}

export interface StoredValues extends ContactValues {
  /** Empty for the contact form. */
  readonly form: string
  readonly answers: readonly Answer[]
}

const answersSchema = z.array(z.object({ label: z.string(), value: z.string() }))

/** @param json of the store */
export const parseAnswers = (json: unknown): readonly Answer[] =>
  answersSchema.parse(JSON.parse(String(json)))
