import type { IncomingMessage } from 'node:http'

const MAX_BODY_BYTES = 128 * 1024

export interface Body {
  /** The beginning of a body that is too large. One character for each byte. */
  readonly text: string
  readonly isTooLarge: boolean
}

export const NO_BODY: Body = { text: '', isTooLarge: false }

/** Discards what exceeds the limit. @param inputEnded aborted at the end of input. @returns undefined if incomplete */
export const readBody = (
  request: IncomingMessage,
  inputEnded?: AbortSignal,
): Promise<Body | undefined> =>
  new Promise((resolve) => {
    const chunks: Buffer[] = []
    let bytes = 0
    const finish = (isTooLarge: boolean) =>
      resolve({ text: Buffer.concat(chunks).toString('latin1'), isTooLarge })
    request.on('data', (chunk: Buffer) => {
      if (bytes > MAX_BODY_BYTES) return
      bytes += chunk.length
      chunks.push(chunk)
      if (bytes > MAX_BODY_BYTES) finish(true)
    })
    request.once('end', () => finish(false))
    request.once('close', () => resolve(undefined))
    if (inputEnded?.aborted) resolve(undefined)
    inputEnded?.addEventListener('abort', () => resolve(undefined))
  })

export const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
