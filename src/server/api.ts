/** What the server does itself, as opposed to what it serves. */

import { INERT_POLICY, securityHeaders } from '../contract/headers.ts'
import { decodePath } from './address.ts'
import { type Answer, plainAnswer, type Question } from './answer.ts'

export type Handler = (question: Question) => Answer | Promise<Answer>

/** Handlers by path. They get every method and every query, and answer for all that they keep. */
export type Api = ReadonlyMap<string, Handler>

/** An answer to a program, kept by nobody on its way. */
export const jsonAnswer = (
  status: number,
  value: { readonly success: boolean; readonly error?: string; readonly fields?: object },
  headers: Readonly<Record<string, string>> = {},
): Answer => ({
  status,
  headers: {
    ...securityHeaders(INERT_POLICY),
    'Referrer-Policy': 'no-referrer',
    'Content-Type': 'application/json',
    'Cache-Control': 'no-store',
    ...headers,
  },
  body: JSON.stringify(value),
})

/** Whether an address belongs to programs, so that even its errors are JSON. */
export const isApiAddress = (address: string): boolean => /^\/api(\/|$)/i.test(address)

/** The answer to a call that does not exist. */
export const unknownCall = (): Answer =>
  jsonAnswer(404, { success: false, error: 'There is no such call.' })

/** An error, in the words of whoever asked: JSON for programs. @param path as it was sent */
export const errorAnswer = (
  path: string,
  status: number,
  error: string,
  headers: Readonly<Record<string, string>> = {},
): Answer =>
  isApiAddress(decodePath(path) ?? path)
    ? jsonAnswer(status, { success: false, error }, headers)
    : plainAnswer(status, error, headers)
