import { z } from 'zod'
import { createReference } from './reference.ts'

/** A call of the server as written; `resolve` gives its address on the host of the site. */
export interface CallRef {
  readonly ref: 'call'
  readonly path: string
}

/** The address of a call: only the one that the server has. */
export const call = (path: string) =>
  z.literal(path).transform((written): CallRef => createReference({ ref: 'call', path: written }))
