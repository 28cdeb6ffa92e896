import type { CompiledSite } from '../../content/model.ts'
import { buildSite } from '../../publish/build-site.ts'
import { computeFingerprint } from '../../publish/fingerprint.ts'
import { createSiteServer } from '../../server/http.ts'
import { getServerUrl, listen } from '../../server/listen.ts'
import { compileProject, getProject } from '../../site-folder/project.ts'
import { formatReport } from '../../site-folder/report.ts'
import { loadOrBuildSite } from '../load-site.ts'

/** The site of the project while it is served for the camera. */
export interface ServedSite {
  readonly site: CompiledSite
  readonly url: string
  readonly close: () => Promise<void>
}

/**
 * Builds the site if it is not built from its newest sources, and serves it, without its contact service,
 * at a port of its own.
 * @throws if it cannot be built
 */
export async function serveSite(env: NodeJS.ProcessEnv): Promise<ServedSite> {
  const project = getProject(env)
  const inputs = computeFingerprint(project)
  const compilation = await compileProject(project)
  const { value: site } = compilation
  if (!site) throw new Error(`${formatReport(compilation)}\n\nMend the errors above first.`)
  const build = async () => {
    console.log('Building the site …')
    await buildSite(project, site, inputs)
    return true
  }
  const answer = await loadOrBuildSite(project.outDir, inputs, build, () => new Map())
  if (!answer) throw new Error('The site was built, but cannot be served.')
  const { server, drain } = createSiteServer(answer)
  await listen(server, 0, '127.0.0.1')
  return { site, url: getServerUrl(server), close: () => drain(0) }
}
