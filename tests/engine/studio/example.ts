import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { CompileCache } from '../../../src/content/cache.ts'
import type { CompileContext } from '../../../src/content/compile.ts'
import { getProject, type Project } from '../../../src/site-folder/project.ts'
import { readPublicFiles } from '../../../src/site-folder/public-files.ts'
import { type Change, edit } from '../../../src/studio/edit/index.ts'
import { vocabulary } from '../../../src/theme/sections/schemas.ts'

const project = getProject({ SITE_DIR: 'tests/example' })

/** The text and the other arguments of the compiler. */
export const example = readFileSync(project.siteFile, 'utf8')
export const ofExample = {
  vocabulary,
  files: await readPublicFiles(project.publicDir),
  cache: new CompileCache(),
}

/** The text after a change. @throws with the diagnostics if it is rejected */
export function edited(text: string, change: Change, context?: CompileContext): string {
  const result = edit(text, change, context)
  if (!result.ok) throw new Error(JSON.stringify(result.diagnostics))
  return result.text
}

/** An empty folder, removed after the test. */
export function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'site-studio-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** A copy of the example site, removed after the test. */
export function copyOfExample(): Project {
  const folder = emptyFolder()
  cpSync(project.publicDir, join(folder, 'public'), { recursive: true })
  cpSync(project.siteFile, join(folder, 'site.yaml'))
  return { ...project, siteFile: join(folder, 'site.yaml'), publicDir: join(folder, 'public') }
}
