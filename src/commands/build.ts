import { relative } from 'node:path'
import { buildSite } from '../publish/build-site.ts'
import { bundleServer } from '../publish/bundle-server.ts'
import { computeFingerprint } from '../publish/fingerprint.ts'
import { compileProject, getProject, SiteFileReadError } from '../site-folder/project.ts'
import { recordPublishedAddresses } from '../site-folder/published-addresses.ts'
import { formatReport } from '../site-folder/report.ts'

/**
 * `npm run build [-- --publish]`. With `--publish` it also fails if a published address would no longer work, and records
 * the addresses of this build.
 */
async function main(isPublishing: boolean): Promise<number> {
  const started = performance.now()
  const project = getProject(process.env)
  const inputs = computeFingerprint(project)
  const compilation = await compileProject(project)
  console.log(formatReport(compilation))
  if (!compilation.value) {
    console.error('\nBuild failed: fix the errors above. The previous build was kept.')
    return 1
  }
  if (isPublishing && compilation.diagnostics.some(({ code }) => code === 'route/lost')) {
    console.error('\nBuild failed: redirect the addresses above, or list them under `gone`.')
    return 1
  }
  const program = await bundleServer(project.root)
  const warnings = await buildSite(project, compilation.value, inputs, [], program)
  for (const warning of warnings) console.warn(warning)
  if (isPublishing) recordPublishedAddresses(project, compilation.value)
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  const pages = compilation.value.pages.length
  const folder = relative(process.cwd(), project.outDir) || '.'
  console.log(`\n✓ Built ${pages} pages to ${folder} in ${seconds} s`)
  return 0
}

/** Errors whose message is complete: an unreadable site file, code that Vite cannot build. */
function isReported(error: unknown): error is Error {
  return error instanceof SiteFileReadError || (error instanceof Error && 'errors' in error)
}

main(process.argv.includes('--publish')).then(
  (code) => {
    process.exitCode = code
  },
  (error: unknown) => {
    console.error(isReported(error) ? error.message : error)
    process.exitCode = 1
  },
)
