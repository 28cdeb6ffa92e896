import { BUILT } from '../../content/resolve/built-files.ts'
import { type ExtractedLink, urlsIn } from './extract-links.ts'

export interface EmittedFile {
  /** Decoded, from the root of the site. */
  readonly address: string
  readonly body: Buffer | string
}

export function extractMetadataLinks(file: EmittedFile, base: string): ExtractedLink[] {
  // Reads the body of these files only: others may be read on demand.
  const { address } = file
  if (address === base + BUILT.sitemap) return inSitemap(String(file.body))
  if (address === base + BUILT.robots) return inRobots(String(file.body))
  if (address.startsWith(`${base}/assets/`) && address.endsWith('.css')) {
    return urlsIn(String(file.body))
  }
  return address === base + BUILT.manifest ? inManifest(JSON.parse(String(file.body))) : []
}

const ENTITIES: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>' }

/** sitemaps.org, protocol 0.9. */
const inSitemap = (text: string): ExtractedLink[] =>
  [...text.matchAll(/<loc>([^<]*)<\/loc>|\shref="([^"]*)"/g)].map(([, page, translation]) => ({
    kind: 'own',
    address: (page ?? translation ?? '').replace(
      /&(?:amp|lt|gt);/g,
      (entity) => ENTITIES[entity] ?? entity,
    ),
    place: page === undefined ? 'xhtml:link' : 'loc',
  }))

/** RFC 9309 with the `Sitemap` extension. */
const inRobots = (text: string): ExtractedLink[] =>
  [...text.matchAll(/^Sitemap:\s*(\S+)\s*$/gim)].map(([, address = '']) => ({
    kind: 'own',
    address,
    place: 'Sitemap',
  }))

interface Manifest {
  readonly start_url?: string
  readonly icons?: readonly { readonly src: string }[]
}

const inManifest = ({ start_url, icons = [] }: Manifest): ExtractedLink[] => [
  ...(start_url === undefined
    ? []
    : [{ kind: 'part', address: start_url, place: 'start_url' } as const]),
  ...icons.map(({ src }) => ({ kind: 'part', address: src, place: 'icons src' }) as const),
]
