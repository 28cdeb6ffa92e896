import { statSync } from 'node:fs'
import { join } from 'node:path'
import pino from 'pino'
import type { ContactOptions } from '../contact/handler.ts'
import { startContactService } from '../contact/service.ts'
import { parseSettings } from '../contact/settings.ts'
import { MANIFEST_FILE, type Manifest } from '../contract/manifest.ts'
import { routeKey } from '../contract/routes.ts'
import { isApiPath } from '../server/api.ts'
import { limitConnections } from '../server/connection-limit.ts'
import { type CompletedRequest, createSiteServer } from '../server/http.ts'
import { getServerUrl, listen, parsePort } from '../server/listen.ts'
import { ResponseCounters, withOpsEndpoints } from '../server/ops-endpoints.ts'
import type { CreateApi, Site } from '../server/serve.ts'
import { loadSite } from './load-site.ts'

const DEFAULT_HOST = '127.0.0.1'
const DEFAULT_PORT = '4173'
const RELOAD_CHECK_MS = 2000

type OnShutdown = (shutDown: () => unknown) => void

export interface ServerOptions {
  readonly outDir: string
  /** Folder of the database, unless a setting names another. */
  readonly root: string
  /** By default from `outDir`. */
  readonly load?: (createApi: CreateApi) => Promise<Site | undefined>
  readonly onShutdown: OnShutdown
}

const getContactOptions = ({
  base = '',
  routes,
  languages = {},
  contact: { messageMaxBytes, language, pages },
}: Manifest): ContactOptions => ({
  messageMaxBytes,
  language,
  base,
  pages: (name, language = '') => (languages[language]?.requestPages ?? pages)[name],
  findLanguage: (address) =>
    routes.find(({ path }) => routeKey(base + path) === routeKey(address))?.language,
})

/** Every build replaces the manifest. */
const getBuildId = (outDir: string): string => {
  const found = statSync(join(outDir, MANIFEST_FILE), { throwIfNoEntry: false })
  return found ? `${found.ino} ${found.mtimeMs}` : ''
}

/** Logs JSON lines without data of visitors: never a query, and a path only if it is one of the site. */
const createRequestLog = (env: NodeJS.ProcessEnv) => {
  const log = pino({
    level: env.LOG_LEVEL || 'info',
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
  })
  return ({ id, method, path, status, ms }: CompletedRequest) => {
    const isKnownPath = status < 400 || status === 405 || status === 429 || status === 503
    log.info({ id, method, ...(isKnownPath && { path }), status, ms })
  }
}

/** Reloads the site after a build, and on SIGHUP. @returns a function that stops it */
const watchBuilds = (
  outDir: string,
  createApi: CreateApi,
  onReload: (site: Site) => void,
): (() => void) => {
  let current = getBuildId(outDir)
  const check = (isForced: boolean) => {
    const latest = getBuildId(outDir)
    if (latest === '' || (latest === current && !isForced)) return
    const site = loadSite(outDir, createApi)?.site
    current = latest
    if (site) onReload(site)
    console.error(
      site
        ? 'Reloaded the new build.'
        : 'Could not load the new build. Still serving the previous one.',
    )
  }
  process.on('SIGHUP', () => check(true))
  const timer = setInterval(() => check(false), RELOAD_CHECK_MS).unref()
  return () => clearInterval(timer)
}

/** @throws Error with a complete message if the server cannot start */
export const runServer = async (
  { outDir, root, load, onShutdown }: ServerOptions,
  env: NodeJS.ProcessEnv = process.env,
): Promise<void> => {
  const port = parsePort(env.PORT || DEFAULT_PORT)
  const settings = parseSettings(env, root)
  const contact = startContactService(settings)
  const createApi: CreateApi = (manifest) =>
    contact.api(() => getContactOptions(manifest), manifest.contact.forms)
  const loaded = load ? await load(createApi) : loadSite(outDir, createApi)?.site
  if (!loaded) throw new Error('Nothing to serve: there is no build.')
  let site: Site = loaded
  const stopWatching = watchBuilds(outDir, createApi, (next) => {
    site = next
  })
  const counters = new ResponseCounters()
  const logRequest = createRequestLog(env)
  const ops = {
    token: env.OPERATION_TOKEN?.trim(),
    checkReadiness: contact.checkReadiness,
    counters,
  }
  const base = () => site.base ?? ''
  const { server, drain } = createSiteServer(
    withOpsEndpoints((request) => site(request), ops),
    settings.trustedProxies,
    (request) => {
      counters.count(request.status, isApiPath(request.path, base()))
      logRequest(request)
    },
    base,
  )
  limitConnections(server, settings.maxConnections, console.error)
  onShutdown(() => {
    stopWatching()
    return drain()
      .then(contact.close)
      .then(() => process.exit(0))
  })
  await contact.ready
  await listen(server, port, env.HOST || DEFAULT_HOST)
  console.log(`Serving the site at ${getServerUrl(server)}${base() && `${base()}/`}`)
}

export const runProcess = (run: (onShutdown: OnShutdown) => Promise<void>): void => {
  let shutDown = (): unknown => process.exit(0)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => shutDown())
  run((next) => {
    shutDown = next
  }).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : String(error))
    process.exit(1)
  })
  // npm starts a shell in between that may not forward signals, so exit with the parent process.
  if (!process.env.npm_lifecycle_event) return
  const { ppid } = process
  const timer = setInterval(() => {
    if (process.ppid === ppid) return
    clearInterval(timer)
    shutDown()
  }, 500).unref()
}
