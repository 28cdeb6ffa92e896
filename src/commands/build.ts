import { relative } from 'node:path'
import type { CompiledSite, Diagnostic } from '../content/model.ts'
import { explainError } from '../publication/explain-error.ts'
import { storePublishedText } from '../publication/published-text.ts'
import { buildSite } from '../publish/build-site.ts'
import { computeFingerprint, hashSources } from '../publish/fingerprint.ts'
import { isLargeSite } from '../publish/large-sites.ts'
import { startProgram } from '../publish/server-program.ts'
import { loadFileInfos } from '../site-folder/kept-file-infos.ts'
import { openParsedParts } from '../site-folder/parsed-parts.ts'
import {
  compileProject,
  getProject,
  type Project,
  SiteFileReadError,
} from '../site-folder/project.ts'
import { listAddresses, recordPublishedAddresses } from '../site-folder/published-addresses.ts'
import { formatReport } from '../site-folder/report.ts'
import { formatSummary } from './build-summary.ts'
import { collectGarbage } from './collect-garbage.ts'
import { sendToParent } from './parent-process.ts'
import { createProgress, formatSeconds, type StageProgress } from './progress.ts'

/**
 * `--publish` also fails if a published address would no longer work, and records this build as the last publication.
 * `--for-publication` records nothing: the parent process does that after the upload.
 */
async function main(args: readonly string[], progress: StageProgress): Promise<number> {
  const isRecording = args.includes('--publish')
  const isPublishing = isRecording || args.includes('--for-publication')
  const started = performance.now()
  // Vite and React read this variable, and would use the development build of React.
  process.env.NODE_ENV = 'production'
  const project = getProject(process.env)
  const sources = hashSources(project.root)
  const inputs = computeFingerprint(project, sources)
  const getProgram = await startProgram(project.root, sources)
  progress.start('Checking site.yaml')
  const checked = await checkSite(project, sources, isPublishing, progress)
  if (!checked) return 1
  const { site, text } = checked
  // The compilation of 3,000 pages takes 700 MB more than its result.
  if (isLargeSite(site.pages.length)) collectGarbage()
  const program = await getProgram()
  const result = await buildSite({ project, site, inputs, sources, program, progress })
  progress.stop()
  for (const warning of result.warnings) console.warn(warning)
  if (isRecording) {
    recordPublishedAddresses(project, site)
    storePublishedText(project, text)
  }
  sendToParent({ type: 'built', text, addresses: listAddresses(site) })
  console.log(`\n${formatSummary(result, project.outDir, site.pages.length)}`)
  const folder = relative(process.cwd(), project.outDir) || '.'
  const time = formatSeconds(performance.now() - started)
  console.log(`✓ Built ${site.pages.length} pages to ${folder} in ${time}`)
  return 0
}

/** Prints diagnostics. Keeps little of the compilation in memory. @returns undefined if the build must end */
async function checkSite(
  project: Project,
  sources: string,
  isPublishing: boolean,
  progress: StageProgress,
): Promise<{ readonly site: CompiledSite; readonly text: string } | undefined> {
  const parts = openParsedParts(project, sources)
  const saveFileInfos = loadFileInfos(project)
  const compilation = await compileProject(project, undefined, parts.cache)
  parts.save()
  saveFileInfos()
  progress.stop()
  console.log(formatReport(compilation))
  if (!compilation.value) {
    console.error('\nBuild failed: fix the errors above. The previous build was kept.')
    sendToParent({ type: 'failed', message: formatForEditors(compilation.errors) })
    return undefined
  }
  const lost = compilation.diagnostics.filter(({ code }) => code === 'route/lost')
  if (isPublishing && lost.length > 0) {
    console.error('\nBuild failed: redirect the addresses above, or list them under `gone`.')
    sendToParent({ type: 'failed', message: formatForEditors(lost) })
    return undefined
  }
  return { site: compilation.value, text: compilation.source.text }
}

/** Errors whose message is complete: an unreadable site file, code that Vite cannot build. */
function isReported(error: unknown): error is Error {
  return error instanceof SiteFileReadError || (error instanceof Error && 'errors' in error)
}

const MAX_SHOWN = 5

/** For a parent process that shows them to an editor. */
function formatForEditors(diagnostics: readonly Diagnostic[]): string {
  const lines = diagnostics
    .slice(0, MAX_SHOWN)
    .map(({ message, hint = '', range }) => `Line ${range.start.line}: ${message} ${hint}`.trim())
  const more = diagnostics.length - MAX_SHOWN
  return [...lines, ...(more > 0 ? [`And ${more} more.`] : [])].join('\n')
}

const SIGTERM = 15

const progress = createProgress()
// A signal ends the build between two steps, never while the folder is replaced.
process.on('SIGTERM', () => process.exit(128 + SIGTERM))

main(process.argv, progress).then(
  (code) => {
    process.exitCode = code
  },
  (error: unknown) => {
    progress.stop()
    sendToParent({ type: 'failed', message: explainError(error) })
    console.error(isReported(error) ? error.message : error)
    process.exitCode = 1
  },
)
