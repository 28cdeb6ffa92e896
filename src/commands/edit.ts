/** `npm run edit [-- --host NAME | --set-password]` */
import { parseArgs } from 'node:util'
import { readPassword } from '../site-folder/password.ts'
import { getPlaces } from '../site-folder/places.ts'
import { setPassword } from './set-password.ts'

// The development checks of React take a third of the time of the studio. React reads this when it is imported.
process.env.NODE_ENV = 'production'

const USAGE = `Usage:
  npm run edit                                    on this computer
  npm run edit -- --set-password                  sets the password for editors on other computers
  npm run edit -- --host studio.example.org       for a proxy with TLS, see docs/editing-together.md`

try {
  const { values } = parseArgs({
    options: { host: { type: 'string' }, 'set-password': { type: 'boolean' } },
  })
  const places = getPlaces(process.env)
  if (values['set-password']) await setPassword(places)
  else await runStudio(places, values.host)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  console.error(USAGE)
  process.exitCode = 2
}

async function runStudio(places: ReturnType<typeof getPlaces>, host?: string): Promise<void> {
  const { runDevServer } = await import('./dev-server.ts')
  if (host === undefined) return runDevServer('studio')
  if (!isHostName(host)) throw new Error(`"${host}" is not a host name such as studio.example.org.`)
  if (!readPassword(places))
    throw new Error('Editors on other computers need a password. Set it first, see below.')
  const address = process.env.HOST || '127.0.0.1'
  if (address === host)
    throw new Error('HOST is the address to listen on, not the name of the host.')
  await runDevServer('studio', { host: address, allowedHosts: [host], open: false })
}

/** Without a port: proxies with TLS listen on the default one. */
function isHostName(text: string): boolean {
  return /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/.test(text) && text.includes('.')
}
