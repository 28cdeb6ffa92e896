import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { CompiledSite } from '../../src/content/model.ts'
import { compileProject, getProject } from '../../src/site-folder/project.ts'
import { startProcess } from '../engine/browser/processes.ts'
import { createTempFolder } from '../engine/server/temp-folders.ts'

export interface ServedSite {
  readonly url: string
  readonly site: CompiledSite
  readonly stop: () => Promise<void>
}

/** Builds the site of the project into a temporary folder and serves it from another process. @throws if it has errors */
export async function serveSite(): Promise<ServedSite> {
  const { value: site } = await compileProject(getProject(process.env))
  if (!site) throw new Error('The site has errors, see `npm run check`.')
  const folder = createTempFolder()
  const { captures, stop } = await startProcess(
    ['--import', 'tsx', 'src/commands/start.ts'],
    {
      OUT_DIR: join(folder, 'dist'),
      PORT: '0',
      HOST: '127.0.0.1',
      CONTACT_DATABASE_URL: `file:${join(folder, 'contact.db')}`,
      // Log lines would wait for this process, which is busy with requests.
      LOG_LEVEL: 'silent',
    },
    /^Serving the site at (\S+)$/m,
  )
  const remove = () => rmSync(folder, { recursive: true, force: true })
  return { url: captures[0] ?? '', site, stop: () => stop().finally(remove) }
}
