/** What HTTP itself forbids, and Node would answer without our headers. */
import type { IncomingMessage } from 'node:http'
import { type Answer, plainAnswer } from './answer.ts'

/** The answer to a request that breaks a rule: HTTP/1.1 asks for a host (RFC 9112, section 3.2). */
export const brokenRuleOf = ({ httpVersion, headers }: IncomingMessage): Answer | undefined =>
  httpVersion === '1.1' && headers.host === undefined
    ? plainAnswer(400, 'The request names no host.', { Connection: 'close' })
    : undefined

/** The answer to a request that expects what nobody offers (RFC 9110, section 15.5.18). */
export const unmetExpectation = (): Answer =>
  plainAnswer(417, 'What the request expects is not offered.')
