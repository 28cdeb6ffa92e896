import type { IncomingMessage } from 'node:http'

const MAX_BODY_BYTES = 64 * 1024

/**
 * Reads a body to its end, even if it is too large; no endpoint uses one.
 * @param inputEnded aborted once no more data can arrive
 * @returns whether the body was within the limit; undefined if it was never completed
 */
export const discardBody = (
  request: IncomingMessage,
  inputEnded: AbortSignal,
): Promise<boolean | undefined> =>
  new Promise((resolve) => {
    let bytes = 0
    request.on('data', (chunk: Buffer) => {
      bytes += chunk.length
      if (bytes > MAX_BODY_BYTES) resolve(false)
    })
    request.once('end', () => resolve(true))
    request.once('close', () => resolve(undefined))
    if (inputEnded.aborted) resolve(undefined)
    inputEnded.addEventListener('abort', () => resolve(undefined))
  })

export const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
