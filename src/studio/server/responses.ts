import type { IncomingMessage, ServerResponse } from 'node:http'

export function sendHtml(
  response: ServerResponse,
  status: number,
  html: string,
  headers: Readonly<Record<string, string>>,
): void {
  response.writeHead(status, {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-store',
    ...headers,
  })
  response.end(html)
}

export function send(response: ServerResponse, status: number, value: unknown): void {
  response.writeHead(status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Resource-Policy': 'same-origin',
  })
  response.end(JSON.stringify(value))
}

/** @returns undefined if the body is too long */
export async function readBody(
  request: IncomingMessage,
  maxBytes: number,
): Promise<Buffer | undefined> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request) {
    size += chunk.length
    if (size > maxBytes) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** @returns undefined if the body is too long or invalid JSON */
export async function readJson(request: IncomingMessage, maxBytes: number): Promise<unknown> {
  const body = await readBody(request, maxBytes)
  try {
    return body && JSON.parse(body.toString('utf8'))
  } catch {
    return undefined
  }
}
