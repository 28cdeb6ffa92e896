import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import type { Places } from '../site-folder/places.ts'

/** Inputs of a build besides the site file and its folder. A folder includes all of its files. */
export const SOURCE_PATHS = [
  'src',
  'schemas',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
]

const filesUnder = (path: string): string[] => {
  const found = statSync(path, { throwIfNoEntry: false })
  if (!found?.isDirectory()) return found ? [path] : []
  return filesIn(path)
}

/** Regular files and links to files. Skips unreadable folders. */
const filesIn = (folder: string): string[] =>
  (attempt(() => readdirSync(folder, { withFileTypes: true })) ?? []).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return filesIn(path)
    const isFile = entry.isFile() || (entry.isSymbolicLink() && isFileLink(path))
    return isFile ? [path] : []
  })

const isFileLink = (path: string): boolean => attempt(() => statSync(path).isFile()) ?? false

const attempt = <T>(read: () => T): T | undefined => {
  try {
    return read()
  } catch {
    return undefined
  }
}

const hashFiles = (root: string, paths: readonly string[]): string => {
  const sum = createHash('sha256')
  for (const path of paths.flatMap(filesUnder).sort()) {
    const body = attempt(() => readFileSync(path)) ?? ''
    sum.update(`${relative(root, path)}\0${body.length}\0`).update(body)
  }
  return sum.digest('hex')
}

const getSourcePaths = (root: string): string[] =>
  SOURCE_PATHS.map((source) => resolve(root, source))

/** Hash of the program and of its configuration, without the site. */
export const hashSources = (root: string): string => hashFiles(root, getSourcePaths(root))

/** Ignores dates, so that fresh clones have the same fingerprint. Skips missing inputs. */
export const computeFingerprint = (
  { root, siteFile, publicDir }: Pick<Places, 'root' | 'siteFile' | 'publicDir'>,
  sources = hashSources(root),
): string =>
  createHash('sha256')
    .update(sources)
    .update(hashFiles(root, [siteFile, publicDir]))
    .digest('hex')
