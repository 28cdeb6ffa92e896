/**
 * Builds several sites in one process with the production build of React. Argument: JSON list of environments, as for
 * `npm run build`.
 */
import { buildSite } from '../../../src/publish/build-site.ts'
import { computeFingerprint } from '../../../src/publish/fingerprint.ts'
import { startProgram } from '../../../src/publish/server-program.ts'
import { getPlaces } from '../../../src/site-folder/places.ts'
import { compileProject, getProject } from '../../../src/site-folder/project.ts'
import { formatReport } from '../../../src/site-folder/report.ts'

process.env.NODE_ENV = 'production'
const program = await (await startProgram(getPlaces({}).root))()
for (const env of JSON.parse(process.argv[2] ?? '[]') as NodeJS.ProcessEnv[]) {
  const project = getProject(env)
  const compilation = await compileProject(project)
  if (!compilation.value) throw new Error(formatReport(compilation))
  await buildSite({
    project,
    site: compilation.value,
    inputs: computeFingerprint(project),
    program,
  })
}
console.log('Built.')
