import { routeKey } from '../../contract/routes.ts'
import type { Context } from '../context.ts'
import { builtFile, compressedFile } from '../diagnostics/reference-messages.ts'
import type { SpanDiagnostic } from '../diagnostics/span-diagnostic.ts'
import { getKeySpan, getSpan } from '../locate.ts'
import type { Path, PublicFiles } from '../model.ts'
import type { MapTree } from '../tree.ts'

/** Files for machines that the build makes of the site file, by their addresses. */
export const BUILT = {
  sitemap: '/sitemap.xml',
  robots: '/robots.txt',
  manifest: '/manifest.webmanifest',
  /** Of a site that names no icon. */
  icon: '/site-icon.svg',
} as const

export const BUILT_FILES: readonly string[] = Object.values(BUILT)

/** What the document of a page is called; it lies in a folder with the address of the page. */
export const DOCUMENT = 'index.html'

/** The document for addresses that do not exist. */
const NOT_FOUND = '/404.html'

/** Where the build keeps what only servers read. */
const OWN_FOLDER = '/.site'

/** How the names of compressed files end, which the build lays beside files that are text. */
const COMPRESSED = /(?<=\.(?:css|html|ico|js|json|map|svg|txt|webmanifest|xml))\.(br|gz)$/i

const withCompressed = (file: string): string[] => [file, `${file}.br`, `${file}.gz`]

/** An address and every folder in which it lies, from outside in: `/a`, `/a/b`, `/a/b/c`. */
export const getAncestorPaths = (address: string): string[] => {
  const names = address.split('/').slice(1)
  return names.map((_, index) => `/${names.slice(0, index + 1).join('/')}`)
}

/** All files besides pages, by the keys of their addresses: at one, or below it, there can be no page. */
export const indexFiles = (publicFiles: PublicFiles): ReadonlyMap<string, string> =>
  new Map(
    [...publicFiles.keys(), ...BUILT_FILES, NOT_FOUND]
      .flatMap(withCompressed)
      .map((file) => [routeKey(file), file]),
  )

/**
 * Files in the public folder that would take the place of something that the build makes. Each is told where the site
 * file says what that is: the site, the page for unknown addresses, or the page at that address.
 */
export function checkBuiltFiles(root: MapTree, { pages, publicFiles }: Context): SpanDiagnostic[] {
  const made = new Map<string, Path>([[OWN_FOLDER, PUBLICATION]])
  const makes = (file: string, at: Path) => {
    for (const one of withCompressed(file)) made.set(routeKey(one), at)
  }
  for (const file of BUILT_FILES) makes(file, PUBLICATION)
  makes(NOT_FOUND, ['notFound'])
  for (const { path, at } of pages.values()) makes(`${path === '/' ? '' : path}/${DOCUMENT}`, at)
  return [...publicFiles.keys()].flatMap((address): SpanDiagnostic[] => {
    const path = getAncestorPaths(routeKey(address)).flatMap((step) => {
      const at = made.get(step)
      return at ? [at] : []
    })[0]
    if (path) return [{ ...builtFile(address), ...placed(root, path) }]
    const plain = address.replace(COMPRESSED, '')
    const isCompressed = plain !== address && publicFiles.has(plain)
    return isCompressed ? [{ ...compressedFile(address, plain), ...placed(root, PUBLICATION) }] : []
  })
}

const PUBLICATION: Path = ['publication']

const placed = (root: MapTree, path: Path) => ({
  span: path.length === 1 ? getKeySpan(root, path) : getSpan(root, path),
  path,
})
