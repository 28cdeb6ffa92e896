import { unwatchFile, watchFile } from 'node:fs'
import { resolve, sep } from 'node:path'
import type { EnvironmentModuleNode, Plugin, ViteDevServer } from 'vite'
import type { Project } from '../site-folder/project.ts'
import { CONNECTED, DIAGNOSTICS, READY } from './browser/messages.ts'
import { devDocuments } from './dev-documents.ts'
import { devMachineFiles } from './dev-machine-files.ts'
import { devPublicFiles } from './dev-public-files.ts'
import { LiveSite } from './live-site.ts'

/** After this long without a further change, a file is taken to be whole (ms): what is wrong with it is said then. */
const WRITE_SETTLE_MS = 150

/**
 * How often the site file is compared with what was read (ms). The watcher is quicker, but takes writes that follow
 * each other closely for one, and loses a file that was away for a moment.
 */
const POLL_INTERVAL_MS = 200

/** When nobody has written for this long, the terminal says what was found: pages come first (ms). */
const LOG_DELAY_MS = 500

/**
 * The plugin that keeps the development server in step with the site file, and the state it keeps.
 * @param isFramed whether the studio shows the pages in a frame
 */
export async function devSite(
  project: Project,
  isFramed = false,
): Promise<{ readonly plugin: Plugin; readonly state: LiveSite }> {
  const live = await LiveSite.create(project)
  let check: NodeJS.Timeout | undefined
  let settling: NodeJS.Timeout | undefined
  let saying: NodeJS.Timeout | undefined
  const plugin: Plugin = {
    name: 'site:development',
    apply: 'serve',
    configureServer(server) {
      let said = live.report
      if (said) logReport(server, live)
      live.onUpdate(() => {
        clearTimeout(saying)
        saying = setTimeout(() => {
          if (live.report === said) return
          said = live.report
          logReport(server, live)
        }, LOG_DELAY_MS).unref()
      })
      server.watcher.add(project.siteFile)
      const look = () => {
        clearTimeout(check)
        check = setTimeout(
          () => live.isStale(true) && refresh(server, live),
          WRITE_SETTLE_MS,
        ).unref()
      }
      watchFile(project.siteFile, { interval: POLL_INTERVAL_MS, persistent: false }, look)
      // What changed before it was looked at for the first time, watching does not tell.
      look()
      server.httpServer?.once('close', () => unwatchFile(project.siteFile, look))
      server.httpServer?.once('listening', () => live.warmUp())
      server.middlewares.use(devPublicFiles(project, live))
      // A picture that comes or goes makes or mends diagnostics.
      const lookAgain = async () => {
        await live.readPublicFiles()
        refresh(server, live)
      }
      server.watcher.on('all', (_, path) => {
        if (!isInside(project.publicDir, path)) return
        // A file that is being copied changes many times: its end counts.
        clearTimeout(settling)
        settling = setTimeout(lookAgain, WRITE_SETTLE_MS).unref()
      })
      // A page that connects, for the first time or again, learns what is wrong at present.
      server.ws.on(CONNECTED, (_, client) => client.send(DIAGNOSTICS, live.errors))
      server.ws.on(READY, (revision, client) => {
        if (revision !== String(live.revision)) client.send({ type: 'full-reload' })
      })
      return () => {
        server.middlewares.use(devMachineFiles(live))
        server.middlewares.use(devDocuments(server, live, isFramed))
      }
    },
    hotUpdate: {
      order: 'pre',
      handler({ file, modules, server }) {
        if (resolve(file) !== project.siteFile) return modules
        // Read at once: what was read a moment ago may be older than what the studio has written since.
        if (this.environment.name !== 'client' || !live.isStale()) return []
        return updateModules(server, live, undefined, false)
      },
    },
  }
  return { plugin, state: live }
}

/** Whether a path leads to something in a folder, and not in one whose name only begins alike. */
export const isInside = (folder: string, path: string): boolean =>
  resolve(path).startsWith(folder + sep)

/** Compiles anew, tells every open page what was found, and gives the modules to send. */
function updateModules(
  server: ViteDevServer,
  live: LiveSite,
  text?: string,
  isSettled?: boolean,
): EnvironmentModuleNode[] {
  const { client } = server.environments
  const { site, revision } = live
  const ids = live.update(text, isSettled)
  client.hot.send(DIAGNOSTICS, live.errors)
  // Until there is a site, the document itself says what is wrong.
  if (!site && revision !== live.revision) client.hot.send({ type: 'full-reload' })
  const nodes = ids.flatMap((id) => client.moduleGraph.getModuleById(id) ?? [])
  // A document that is asked for from now on is of the new site: its modules must be, too, before Vite gets to them.
  for (const node of nodes) client.moduleGraph.invalidateModule(node)
  return nodes
}

/** Says in the terminal what is wrong with the site file, or that nothing is any more. */
function logReport({ config: { logger } }: ViteDevServer, { report, site }: LiveSite): void {
  if (report) logger.warn(`\n${report}\n`)
  else if (site) logger.info('No errors in the site file.')
}

/** Takes the newest text of the site, and sends what is different to every open page. @param text if it is known */
export function refresh(server: ViteDevServer, live: LiveSite, text?: string): void {
  for (const node of updateModules(server, live, text))
    server.environments.client.reloadModule(node)
}
