import { relative } from 'node:path'
import type { CompiledSite } from '../content/model.ts'
import { buildSite } from '../publish/build-site.ts'
import { computeFingerprint, hashSources } from '../publish/fingerprint.ts'
import { createProgram } from '../publish/server-program.ts'
import { loadFileInfos } from '../site-folder/kept-file-infos.ts'
import { openParsedParts } from '../site-folder/parsed-parts.ts'
import {
  compileProject,
  getProject,
  type Project,
  SiteFileReadError,
} from '../site-folder/project.ts'
import { recordPublishedAddresses } from '../site-folder/published-addresses.ts'
import { formatReport } from '../site-folder/report.ts'
import { formatSummary } from './build-summary.ts'
import { createProgress, formatSeconds, type StageProgress } from './progress.ts'

/** `--publish` also fails if a published address would no longer work, and records the addresses of this build. */
async function main(isPublishing: boolean, progress: StageProgress): Promise<number> {
  const started = performance.now()
  // Vite and React read this variable, and would use the development build of React.
  process.env.NODE_ENV = 'production'
  const project = getProject(process.env)
  const sources = hashSources(project.root)
  const inputs = computeFingerprint(project, sources)
  progress.start('Checking site.yaml')
  const site = await checkSite(project, sources, isPublishing, progress)
  if (!site) return 1
  progress.start('Bundling the server')
  const program = (await createProgram(project.root, sources)).value
  const result = await buildSite({ project, site, inputs, sources, program, progress })
  progress.stop()
  for (const warning of result.warnings) console.warn(warning)
  if (isPublishing) recordPublishedAddresses(project, site)
  console.log(`\n${formatSummary(result, project.outDir, site.pages.length)}`)
  const folder = relative(process.cwd(), project.outDir) || '.'
  const time = formatSeconds(performance.now() - started)
  console.log(`✓ Built ${site.pages.length} pages to ${folder} in ${time}`)
  return 0
}

/** Prints diagnostics. Keeps nothing else of the compilation in memory. @returns undefined if the build must end */
async function checkSite(
  project: Project,
  sources: string,
  isPublishing: boolean,
  progress: StageProgress,
): Promise<CompiledSite | undefined> {
  const parts = openParsedParts(project, sources)
  const saveFileInfos = loadFileInfos(project)
  const compilation = await compileProject(project, undefined, parts.cache)
  parts.save()
  saveFileInfos()
  progress.stop()
  console.log(formatReport(compilation))
  if (!compilation.value) {
    console.error('\nBuild failed: fix the errors above. The previous build was kept.')
    return undefined
  }
  if (isPublishing && compilation.diagnostics.some(({ code }) => code === 'route/lost')) {
    console.error('\nBuild failed: redirect the addresses above, or list them under `gone`.')
    return undefined
  }
  return compilation.value
}

/** Errors whose message is complete: an unreadable site file, code that Vite cannot build. */
function isReported(error: unknown): error is Error {
  return error instanceof SiteFileReadError || (error instanceof Error && 'errors' in error)
}

const progress = createProgress()
main(process.argv.includes('--publish'), progress).then(
  (code) => {
    process.exitCode = code
  },
  (error: unknown) => {
    progress.stop()
    console.error(isReported(error) ? error.message : error)
    process.exitCode = 1
  },
)
