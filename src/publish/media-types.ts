import { extname } from 'node:path'

const TEXT: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.ics': 'text/calendar; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.vtt': 'text/vtt; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.xml': 'application/xml',
}

export const FEED_TYPE = 'application/atom+xml'

/** Already compressed. */
const DENSE: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.gif': 'image/gif',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.mp4': 'video/mp4',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.webm': 'video/webm',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

export const getMediaType = (address: string): string => {
  const extension = extname(address).toLowerCase()
  return TEXT[extension] ?? DENSE[extension] ?? 'application/octet-stream'
}

export const isCompressible = (type: string): boolean =>
  Object.values(TEXT).includes(type) || type.endsWith('+xml')
