import { relative } from 'node:path'
import { buildSite } from '../publish/build-site.ts'
import { bundleServer } from '../publish/bundle-server.ts'
import { computeFingerprint } from '../publish/fingerprint.ts'
import { compileProject, getProject, SiteFileReadError } from '../site-folder/project.ts'
import { recordPublishedAddresses } from '../site-folder/published-addresses.ts'
import { formatReport } from '../site-folder/report.ts'

/**
 * `npm run build [-- --publish]`: checks the site file, then builds. On errors it ends with 1 and leaves the last good
 * build. With `--publish`, also if an address that was published would lead nowhere; the others are kept for the next time.
 */
async function main(isPublishing: boolean): Promise<number> {
  const started = performance.now()
  const project = getProject(process.env)
  const inputs = computeFingerprint(project)
  const compilation = await compileProject(project)
  console.log(formatReport(compilation))
  if (!compilation.value) {
    console.error(
      '\nNothing was built: mend the errors above first. The last good build stays as it is.',
    )
    return 1
  }
  if (isPublishing && compilation.diagnostics.some(({ code }) => code === 'route/lost')) {
    console.error('\nNothing was built: say first what becomes of the addresses above.')
    return 1
  }
  const program = await bundleServer(project.root)
  const left = await buildSite(project, compilation.value, inputs, [], program)
  for (const sentence of left) console.warn(sentence)
  if (isPublishing) recordPublishedAddresses(project, compilation.value)
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  const pages = compilation.value.pages.length
  console.log(
    `\nBuilt ${pages} pages into ${relative(process.cwd(), project.outDir) || '.'} in ${seconds} s.`,
  )
  return 0
}

main(process.argv.includes('--publish')).then(
  (code) => {
    process.exitCode = code
  },
  (error: unknown) => {
    console.error(isExpected(error) ? error.message : error)
    process.exitCode = 1
  },
)

/** What has been said in full already: a file that cannot be read, code that Vite cannot build. */
function isExpected(error: unknown): error is Error {
  return error instanceof SiteFileReadError || (error instanceof Error && 'errors' in error)
}
