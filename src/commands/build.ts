import { relative } from 'node:path'
import { buildSite } from '../publish/build-site.ts'
import { fingerprint } from '../publish/fingerprint.ts'
import { serverProgram } from '../publish/server-program.ts'
import { compileProject, projectOf, UnreadableSiteFile } from '../site-folder/project.ts'
import { reportOf } from '../site-folder/report.ts'

/** `npm run build`: checks the site file, then builds. On errors it ends with 1 and leaves the last good build. */
async function main(): Promise<number> {
  const started = performance.now()
  const project = projectOf(process.env)
  const inputs = fingerprint(project)
  const compilation = await compileProject(project)
  console.log(reportOf(compilation))
  if (!compilation.value) {
    console.error(
      '\nNothing was built: mend the errors above first. The last good build stays as it is.',
    )
    return 1
  }
  await buildSite(project, compilation.value, inputs, [], await serverProgram(project.root))
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  const pages = compilation.value.pages.length
  console.log(
    `\nBuilt ${pages} pages into ${relative(process.cwd(), project.outDir) || '.'} in ${seconds} s.`,
  )
  return 0
}

main().then(
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
  return error instanceof UnreadableSiteFile || (error instanceof Error && 'errors' in error)
}
