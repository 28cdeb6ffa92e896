import type { Finding } from '../../diagnostics/finding.ts'
import { builtFile } from '../../diagnostics/reference-notes.ts'
import type { PublicFiles } from '../../model.ts'
import { routeKey } from '../../routes.ts'
import { keySpanAt } from '../locate.ts'
import type { MapTree } from '../tree.ts'

/** Files for machines that the build makes of the site file, by their addresses. */
export const BUILT = {
  sitemap: '/sitemap.xml',
  robots: '/robots.txt',
  manifest: '/manifest.webmanifest',
} as const

export const BUILT_FILES: readonly string[] = Object.values(BUILT)

const KEYS: ReadonlySet<string> = new Set(BUILT_FILES.map(routeKey))

/** Whether an address, in any spelling, is that of a file that the build makes. */
export const isBuilt = (address: string): boolean => KEYS.has(routeKey(address))

/** Files in the public folder that have such an address. They say where and what the site is, so that is where it is told. */
export function builtFileFindings(root: MapTree, publicFiles: PublicFiles): Finding[] {
  const path = ['publication']
  return [...publicFiles.keys()]
    .filter(isBuilt)
    .map((address) => ({ ...builtFile(address), span: keySpanAt(root, path), path }))
}
