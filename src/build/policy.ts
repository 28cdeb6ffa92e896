/** The Content-Security-Policy of what is not a page. */
import { createHash } from 'node:crypto'
import { INERT_POLICY } from '../server/headers.ts'

const STYLE = /<style\b[^>]*>(?:\s*<!\[CDATA\[([\s\S]*?)\]\]>\s*|([\s\S]*?))<\/style>/g

/** A drawing keeps the style sheets that it carries, by their hashes, and may do nothing else. */
const drawingPolicy = (svg: string): string => {
  const hashes = [...svg.matchAll(STYLE)].map(([, inCdata, plain]) => {
    const style = (inCdata ?? plain ?? '').replace(/\r\n?/g, '\n')
    return `'sha256-${createHash('sha256').update(style).digest('base64')}'`
  })
  const styles = hashes.length > 0 ? `style-src ${[...new Set(hashes)].join(' ')}; ` : ''
  return `default-src 'none'; ${styles}frame-ancestors 'none'; sandbox`
}

/** The policy for a file that is not a page. */
export const policyOf = (type: string, body: Buffer): string =>
  type === 'image/svg+xml' ? drawingPolicy(body.toString('utf8')) : INERT_POLICY
