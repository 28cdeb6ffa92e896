/** Bodies of requests: nothing here has a use for one, but who sends one gets an answer. */
import type { IncomingMessage } from 'node:http'

const MAX_BODY_BYTES = 64 * 1024

/**
 * Reads a body to its end and keeps none of it; one that is too long goes on being read.
 * @param broken aborted once no more can come
 * @returns whether it was short enough; undefined if it never ended
 */
export const discardBody = (
  request: IncomingMessage,
  broken: AbortSignal,
): Promise<boolean | undefined> =>
  new Promise((resolve) => {
    let bytes = 0
    request.on('data', (part: Buffer) => {
      bytes += part.length
      if (bytes > MAX_BODY_BYTES) resolve(false)
    })
    request.once('end', () => resolve(true))
    request.once('close', () => resolve(undefined))
    if (broken.aborted) resolve(undefined)
    broken.addEventListener('abort', () => resolve(undefined))
  })

/** Whether a request says that it has a body. */
export const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
