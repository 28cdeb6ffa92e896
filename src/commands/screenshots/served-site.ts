import type { CompiledSite } from '../../content/model.ts'
import { buildSite } from '../../publish/build-site.ts'
import { computeFingerprint } from '../../publish/fingerprint.ts'
import { createSiteServer } from '../../server/http.ts'
import { getServerUrl, listen } from '../../server/listen.ts'
import { compileProject, getProject } from '../../site-folder/project.ts'
import { formatReport } from '../../site-folder/report.ts'
import { loadOrBuildSite } from '../load-site.ts'

export interface ServedSite {
  readonly site: CompiledSite
  readonly url: string
  readonly close: () => Promise<void>
}

/** On a free port, without the contact service. @throws if the site has errors */
export async function serveSite(env: NodeJS.ProcessEnv): Promise<ServedSite> {
  const project = getProject(env)
  const inputs = computeFingerprint(project)
  const compilation = await compileProject(project)
  const { value: site } = compilation
  if (!site) throw new Error(`${formatReport(compilation)}\n\nFix the errors above first.`)
  const build = async () => {
    console.log('Building…')
    process.env.NODE_ENV = 'production'
    await buildSite({ project, site, inputs })
    return true
  }
  const answer = await loadOrBuildSite(project.outDir, inputs, build, () => new Map())
  if (!answer) throw new Error('The site was built, but cannot be loaded.')
  const { server, drain } = createSiteServer(answer)
  await listen(server, 0, '127.0.0.1')
  return { site, url: getServerUrl(server), close: () => drain(0) }
}
