import { routeKey } from '../../contract/routes.ts'
import type { Context } from '../context.ts'
import { builtFile, compressedFile } from '../diagnostics/file-messages.ts'
import type { SpanDiagnostic } from '../diagnostics/span-diagnostic.ts'
import { getKeySpan, getSpan } from '../locate.ts'
import type { Path } from '../model.ts'
import type { MapTree } from '../tree.ts'
import type { Targets } from './targets.ts'

export const BUILT = {
  sitemap: '/sitemap.xml',
  robots: '/robots.txt',
  manifest: '/manifest.webmanifest',
  icon: '/site-icon.svg',
} as const

export const BUILT_FILES: readonly string[] = Object.values(BUILT)

export const DOCUMENT = 'index.html'

const NOT_FOUND = '/404.html'

const OWN_FOLDER = '/.site'

/** A site may have its own lines in these files of hosts. */
const HOST_FILES: readonly string[] = ['/_headers', '/_redirects']

/** Compressed copies that the build writes next to text files. */
const COMPRESSED = /(?<=\.(?:css|html|ico|ics|js|json|map|svg|txt|webmanifest|xml))\.(br|gz)$/i

const listWithCompressed = (file: string): string[] => [file, `${file}.br`, `${file}.gz`]

/** Includes the address itself: `/a`, `/a/b`, `/a/b/c`. */
export const getAncestorPaths = (address: string): string[] => {
  const names = address.split('/').slice(1)
  return names.map((_, index) => `/${names.slice(0, index + 1).join('/')}`)
}

export const PUBLICATION: Path = ['publication']

/** Files by route key. No page can have such an address, or one below it. */
export const indexFiles = ({
  publicFiles,
  builtFiles,
}: Pick<Targets, 'publicFiles' | 'builtFiles'>): ReadonlyMap<string, string> =>
  new Map(
    [...publicFiles.keys(), ...builtFiles.keys(), NOT_FOUND]
      .flatMap(listWithCompressed)
      .map((file) => [routeKey(file), file]),
  )

/** Locates each diagnostic at the value that causes the generated file. */
export function checkBuiltFiles({
  root,
  publicFiles,
  targets: { pages, builtFiles },
}: Context): SpanDiagnostic[] {
  const made = new Map<string, Path>([[OWN_FOLDER, PUBLICATION]])
  const makes = (file: string, at: Path) => {
    for (const one of listWithCompressed(file)) made.set(routeKey(one), at)
  }
  for (const [file, at] of builtFiles) makes(file, at)
  makes(NOT_FOUND, ['notFound'])
  for (const { path, at } of pages.values()) makes(`${path === '/' ? '' : path}/${DOCUMENT}`, at)
  return [...publicFiles.keys()].flatMap((address): SpanDiagnostic[] => {
    const key = routeKey(address)
    const path = getAncestorPaths(key).flatMap((step) => {
      const at = HOST_FILES.includes(step) && step !== key ? PUBLICATION : made.get(step)
      return at ? [at] : []
    })[0]
    if (path) return [{ ...builtFile(address), ...locatePath(root, path) }]
    const plain = address.replace(COMPRESSED, '')
    const isCompressed = plain !== address && publicFiles.has(plain)
    return isCompressed
      ? [{ ...compressedFile(address, plain), ...locatePath(root, PUBLICATION) }]
      : []
  })
}

const locatePath = (root: MapTree, path: Path) => ({
  span: path.length === 1 ? getKeySpan(root, path) : getSpan(root, path),
  path,
})
