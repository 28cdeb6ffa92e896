import { z } from 'zod'
import { createReference } from './reference.ts'

/** The path of a server endpoint. `resolve` adds the base path of the site. */
export interface CallRef {
  readonly ref: 'call'
  readonly path: string
}

export const call = (path: string) =>
  z.literal(path).transform((written): CallRef => createReference({ ref: 'call', path: written }))
