/** `npm start`: builds the site if needed, then serves it. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { computeFingerprint } from '../publish/fingerprint.ts'
import { getPlaces } from '../site-folder/places.ts'
import { loadOrBuildSite } from './load-site.ts'
import { runProcess, runServer } from './run-server.ts'

const places = getPlaces()

runProcess((onShutdown) => {
  const build = async (): Promise<boolean> => {
    console.log('Building…')
    const child = spawn(
      process.execPath,
      ['--max-semi-space-size=32', 'src/commands/run.js', 'build'],
      {
        cwd: places.root,
        env: {
          ...process.env,
          SITE_DIR: places.siteDir,
          SITE_FILE: places.siteFile,
          OUT_DIR: places.outDir,
        },
        stdio: 'inherit',
      },
    )
    onShutdown(() => {
      child.once('exit', () => process.exit(0))
      child.kill()
    })
    const [code] = await once(child, 'exit')
    return code === 0
  }
  return runServer({
    outDir: places.outDir,
    root: places.siteDir,
    load: (createApi) =>
      loadOrBuildSite(places.outDir, computeFingerprint(places), build, createApi),
    onShutdown,
  })
})
