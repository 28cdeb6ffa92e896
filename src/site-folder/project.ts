import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { CompileCache } from '../content/cache.ts'
import { type CompileResult, compile } from '../content/compile.ts'
import type { PublicFiles } from '../content/model.ts'
import { getErrorCode } from '../contract/error-code.ts'
import { type Section, vocabulary } from '../theme/sections/schemas.ts'
import { parseDrawing } from './drawing.ts'
import { getPlaces, type Places } from './places.ts'
import { readPublicFile, readPublicFiles } from './public-files.ts'
import { readPublishedAddresses } from './published-addresses.ts'

export type Project = Places

/** @param siteFile overrides SITE_FILE */
export const getProject = (env: NodeJS.ProcessEnv, siteFile?: string): Project =>
  getPlaces(siteFile ? { ...env, SITE_FILE: siteFile } : env)

export type Compilation = CompileResult<Section>

/** Reads the public folder, and compiles. @param text replaces the file on disk. @throws SiteFileReadError */
export async function compileProject(
  project: Project,
  text?: string,
  cache?: CompileCache,
): Promise<Compilation> {
  const files = await readPublicFiles(project.publicDir)
  return compileText(project, files, { text, ...(cache && { cache }) })
}

interface CompileOptions {
  /** Replaces the file on disk. */
  readonly text?: string | undefined
  /** Of the previous compilation. */
  readonly cache?: CompileCache
  readonly includeDrafts?: boolean
}

/** @param files of the public folder. @throws SiteFileReadError */
export function compileText(
  project: Project,
  files: PublicFiles,
  { text = readSiteFile(project.siteFile), ...options }: CompileOptions = {},
): Compilation {
  return compile(text, { ...createCompileContext(project, files), ...options })
}

export const createCompileContext = (project: Project, files: PublicFiles) => ({
  vocabulary,
  files,
  readDrawing: (address: string) =>
    parseDrawing(String(readPublicFile(project.publicDir, address))),
  published: readPublishedAddresses(project),
  file: relative(process.cwd(), project.siteFile),
  now: getBuildTime(process.env),
})

/** In ms. `SOURCE_DATE_EPOCH` (in seconds) repeats a build of an earlier day. */
function getBuildTime({ SOURCE_DATE_EPOCH = '' }: NodeJS.ProcessEnv): number {
  return /^\d+$/.test(SOURCE_DATE_EPOCH) ? Number(SOURCE_DATE_EPOCH) * 1000 : Date.now()
}

export class SiteFileReadError extends Error {}

function readSiteFile(path: string): string {
  let bytes: Buffer
  try {
    bytes = readFileSync(path)
  } catch (error) {
    const code = getErrorCode(error)
    const reason = code === 'ENOENT' ? 'there is no such file' : code || 'unknown reason'
    throw new SiteFileReadError(`Cannot read ${relative(process.cwd(), path)}: ${reason}.`)
  }
  return bytes.toString('utf8')
}
