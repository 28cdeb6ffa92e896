import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { type CompileResult, compile } from '../content/compile.ts'
import type { CompileCache } from '../content/compile-cache.ts'
import type { PublicFiles } from '../content/model.ts'
import { type Section, vocabulary } from '../theme/sections/schemas.ts'
import { parseDrawing } from './drawing.ts'
import { getPlaces, type Places } from './places.ts'
import { readPublicFile, readPublicFiles } from './public-files.ts'
import { readPublishedAddresses } from './published-addresses.ts'

/** The folders and the file that a command works with. */
export type Project = Places

/** @param siteFile overrides SITE_FILE */
export const getProject = (env: NodeJS.ProcessEnv, siteFile?: string): Project =>
  getPlaces(siteFile ? { ...env, SITE_FILE: siteFile } : env)

/** A compiled file. */
export type Compilation = CompileResult<Section>

/**
 * Reads the public folder of a project and compiles its site file.
 * @param text overrides what lies on disk
 * @throws UnreadableSiteFile
 */
export async function compileProject(project: Project, text?: string): Promise<Compilation> {
  return compileText(project, await readPublicFiles(project.publicDir), { text })
}

interface CompileOptions {
  /** Overrides what lies on disk. */
  readonly text?: string | undefined
  /** Of the text that was compiled before. */
  readonly cache?: CompileCache
}

/**
 * Compiles the site file of a project.
 * @param files what lies in its public folder
 * @throws UnreadableSiteFile
 */
export function compileText(
  project: Project,
  files: PublicFiles,
  { text = readSiteFile(project.siteFile), ...given }: CompileOptions = {},
): Compilation {
  return compile(text, { ...createCompileContext(project, files), ...given })
}

/** What the compiler takes besides the text of a project's site file. */
export const createCompileContext = (project: Project, files: PublicFiles) => ({
  vocabulary,
  files,
  readDrawing: (address: string) =>
    parseDrawing(String(readPublicFile(project.publicDir, address))),
  published: readPublishedAddresses(project),
  file: relative(process.cwd(), project.siteFile),
})

/** A site file that cannot be read is an error of the command, not of the content. */
export class SiteFileReadError extends Error {}

function readSiteFile(path: string): string {
  let bytes: Buffer
  try {
    bytes = readFileSync(path)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown reason'
    const why = code === 'ENOENT' ? 'there is no such file' : code
    throw new SiteFileReadError(`Cannot read ${relative(process.cwd(), path)}: ${why}.`)
  }
  return bytes.toString('utf8')
}
