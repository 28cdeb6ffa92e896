import { createHash } from 'node:crypto'
import { drawingPolicy, INERT_POLICY } from '../contract/headers.ts'

const STYLE = /<style\b[^>]*>(?:\s*<!\[CDATA\[([\s\S]*?)\]\]>\s*|([\s\S]*?))<\/style>/g

/** Hash for policies and `integrity` attributes. */
export const hashSource = (body: string | Buffer): string =>
  `sha256-${createHash('sha256').update(body).digest('base64')}`

export const computeIntegrity = (
  files: readonly (readonly [address: string, body: string | Buffer])[],
): Record<string, string> =>
  Object.fromEntries(files.map(([address, body]) => [address, hashSource(body)]))

const styleHashes = (svg: string): string[] => {
  const styles = [...svg.matchAll(STYLE)].map(([, inCdata, plain]) => inCdata ?? plain ?? '')
  return [...new Set(styles.map((style) => hashSource(style.replace(/\r\n?/g, '\n'))))]
}

export const createFilePolicy = (type: string, body: Buffer): string =>
  type === 'image/svg+xml' ? drawingPolicy(styleHashes(body.toString('utf8'))) : INERT_POLICY
