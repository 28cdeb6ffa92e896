/** `npm start`: builds the site if needed and serves it. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Terms } from '../contact/handler.ts'
import { startContactService } from '../contact/service.ts'
import { settingsOf } from '../contact/settings.ts'
import type { Manifest } from '../contract/manifest.ts'
import { fingerprint } from '../publish/fingerprint.ts'
import { createSiteServer } from '../server/http.ts'
import { addressOf, listen, portOf } from '../server/listen.ts'
import { placesOf } from '../site-folder/places.ts'
import { prepareSite } from './prepare.ts'

const HOST = process.env.HOST || '127.0.0.1'
const DEFAULT_PORT = '4173'

/** Whatever is to be done when the process is asked to end; replaced as the work goes on. */
let end = (): unknown => process.exit(0)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => end())

/** npm starts a shell in between, which may hand no signal on: the server ends when its parent has. */
if (process.env.npm_lifecycle_event) {
  const { ppid } = process
  const watch = setInterval(() => {
    if (process.ppid === ppid) return
    clearInterval(watch)
    end()
  }, 500).unref()
}

const places = placesOf()

const build = async (): Promise<boolean> => {
  console.log('Building the site …')
  const child = spawn(process.execPath, ['--import', 'tsx', 'src/commands/build.ts'], {
    cwd: places.root,
    env: {
      ...process.env,
      SITE_DIR: places.siteDir,
      SITE_FILE: places.siteFile,
      OUT_DIR: places.outDir,
    },
    stdio: 'inherit',
  })
  end = () => {
    child.once('exit', () => process.exit(0))
    child.kill()
  }
  const [code] = await once(child, 'exit')
  return code === 0
}

/** What a built site says about its contact service. */
const termsOf = ({ contact: { messageMaxBytes, pages } }: Manifest): Terms => ({
  messageMaxBytes,
  pages: (name) => pages[name],
})

const main = async (): Promise<void> => {
  const port = portOf(process.env.PORT || DEFAULT_PORT)
  const settings = settingsOf(process.env, places.siteDir)
  const contact = startContactService(settings)
  const site = await prepareSite(places.outDir, fingerprint(places), build, (manifest) =>
    contact.api(() => termsOf(manifest)),
  )
  if (!site)
    throw new Error('There is no site to serve: the build failed, and there is no earlier one.')
  const { server, drain } = createSiteServer(site, settings.trustedProxies)
  end = () =>
    drain()
      .then(contact.close)
      .then(() => process.exit(0))
  await contact.ready
  await listen(server, port, HOST)
  console.log(`Serving the site at ${addressOf(server)}`)
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(1)
})
