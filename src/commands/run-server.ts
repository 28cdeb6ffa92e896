/** Runs a built site: its pages, its contact service, and what it says of itself. */
import { statSync } from 'node:fs'
import { join } from 'node:path'
import pino from 'pino'
import type { ContactOptions } from '../contact/handler.ts'
import { startContactService } from '../contact/service.ts'
import { parseSettings } from '../contact/settings.ts'
import { MANIFEST_FILE, type Manifest } from '../contract/manifest.ts'
import { isApiPath } from '../server/api.ts'
import { limitConnections } from '../server/connection-limit.ts'
import { type CompletedRequest, createSiteServer } from '../server/http.ts'
import { getServerUrl, listen, parsePort } from '../server/listen.ts'
import { ResponseCounters, withOpsEndpoints } from '../server/ops-endpoints.ts'
import type { CreateApi, Site } from '../server/serve.ts'
import { loadSite } from './load-site.ts'

const DEFAULT_HOST = '127.0.0.1'
const DEFAULT_PORT = '4173'
/** How often the server looks whether there is another site to serve, in ms. */
const LOOK_MS = 2000

export interface ServerOptions {
  /** Where the built site is. */
  readonly outDir: string
  /** The folder that the store lies in, where no setting says otherwise. */
  readonly root: string
  /** Brings the site up to date before it is loaded. */
  readonly load?: (apiOf: CreateApi) => Promise<Site | undefined>
  /** Is told what is to be done when the process is asked to end. */
  readonly onShutdown: (end: () => unknown) => void
}

/** What a built site says about its contact service. */
const termsOf = ({ base = '', contact: { messageMaxBytes, pages } }: Manifest): ContactOptions => ({
  messageMaxBytes,
  base,
  pages: (name) => pages[name],
})

/** A build puts another file into the place of this one. */
const stateOf = (outDir: string): string => {
  const found = statSync(join(outDir, MANIFEST_FILE), { throwIfNoEntry: false })
  return found ? `${found.ino} ${found.mtimeMs}` : ''
}

/** A line for each request, as JSON. Nothing that a visitor wrote is in it: addresses only where there is a page. */
const logOf = (env: NodeJS.ProcessEnv) => {
  const log = pino({
    level: env.LOG_LEVEL || 'info',
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
  })
  return ({ id, method, path, status, ms }: CompletedRequest) => {
    const isKnown = status < 400 || status === 405 || status === 429 || status === 503
    log.info({ id, method, ...(isKnown && { path }), status, ms })
  }
}

/** Says in the log what becomes of another site. */
const reloading = (outDir: string, apiOf: CreateApi, take: (site: Site) => void): (() => void) => {
  let served = stateOf(outDir)
  const look = (isAsked: boolean) => {
    const state = stateOf(outDir)
    if (state === '' || (state === served && !isAsked)) return
    const site = loadSite(outDir, apiOf)?.site
    served = state
    if (site) take(site)
    console.error(
      site
        ? 'The new build is served.'
        : 'The new build cannot be served; the one before is served still.',
    )
  }
  process.on('SIGHUP', () => look(true))
  const looks = setInterval(() => look(false), LOOK_MS)
  looks.unref()
  return () => clearInterval(looks)
}

/** @throws with one plain sentence if it cannot run */
export const runServer = async (
  { outDir, root, load, onShutdown }: ServerOptions,
  env: NodeJS.ProcessEnv = process.env,
): Promise<void> => {
  const port = parsePort(env.PORT || DEFAULT_PORT)
  const settings = parseSettings(env, root)
  const contact = startContactService(settings)
  const apiOf: CreateApi = (manifest) => contact.api(() => termsOf(manifest))
  let site = load ? await load(apiOf) : loadSite(outDir, apiOf)?.site
  if (!site)
    throw new Error('There is no site to serve: the build failed, and there is no earlier one.')
  const endLooking = reloading(outDir, apiOf, (next) => {
    site = next
  })
  const counters = new ResponseCounters()
  const log = logOf(env)
  const ops = {
    token: env.OPERATION_TOKEN?.trim(),
    checkReadiness: contact.checkReadiness,
    counters,
  }
  const base = () => site?.base ?? ''
  const { server, drain } = createSiteServer(
    withOpsEndpoints((request) => (site as Site)(request), ops),
    settings.trustedProxies,
    (seen) => {
      counters.count(seen.status, isApiPath(seen.path, base()))
      log(seen)
    },
    base,
  )
  limitConnections(server, settings.maxConnections, console.error)
  onShutdown(() => {
    endLooking()
    return drain()
      .then(contact.close)
      .then(() => process.exit(0))
  })
  await contact.ready
  await listen(server, port, env.HOST || DEFAULT_HOST)
  console.log(`Serving the site at ${getServerUrl(server)}${base() && `${base()}/`}`)
}

/** Runs it as a process: ends it when it is asked to, and with 1 and a sentence if it cannot run. */
export const runProcess = (
  run: (onShutdown: (end: () => unknown) => void) => Promise<void>,
): void => {
  /** Whatever is to be done when the process is asked to end; replaced as the work goes on. */
  let end = (): unknown => process.exit(0)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => end())
  run((next) => {
    end = next
  }).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : String(error))
    process.exit(1)
  })
  // npm starts a shell in between, which may hand no signal on: the server ends when its parent has.
  if (!process.env.npm_lifecycle_event) return
  const { ppid } = process
  const watch = setInterval(() => {
    if (process.ppid === ppid) return
    clearInterval(watch)
    end()
  }, 500).unref()
}
