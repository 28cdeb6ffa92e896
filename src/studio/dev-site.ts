import { unwatchFile, watchFile } from 'node:fs'
import { resolve, sep } from 'node:path'
import type { EnvironmentModuleNode, Plugin, ViteDevServer } from 'vite'
import type { Project } from '../site-folder/project.ts'
import { CONNECTED, DIAGNOSTICS, READY } from './browser/messages.ts'
import { devDocuments } from './dev-documents.ts'
import { devMachineFiles } from './dev-machine-files.ts'
import { devPublicFiles } from './dev-public-files.ts'
import { LiveSite } from './live-site.ts'

/** A file is complete after this long without a change (ms). Errors are reported only then. */
const WRITE_SETTLE_MS = 150

/** In ms. Polls because the file watcher merges writes in quick succession and loses replaced files. */
const POLL_INTERVAL_MS = 200

/** Delay before diagnostics are logged, so that pages update first (ms). */
const LOG_DELAY_MS = 500

/** @param isFramed whether the studio shows the pages in a frame */
export async function devSite(
  project: Project,
  isFramed = false,
): Promise<{ readonly plugin: Plugin; readonly state: LiveSite }> {
  const live = await LiveSite.create(project)
  let staleCheck: NodeJS.Timeout | undefined
  let publicFilesTimer: NodeJS.Timeout | undefined
  let logTimer: NodeJS.Timeout | undefined
  const plugin: Plugin = {
    name: 'site:development',
    apply: 'serve',
    configureServer(server) {
      let logged = live.report
      if (logged) logReport(server, live)
      live.onUpdate(() => {
        clearTimeout(logTimer)
        logTimer = setTimeout(() => {
          if (live.report === logged) return
          logged = live.report
          logReport(server, live)
        }, LOG_DELAY_MS).unref()
      })
      server.watcher.add(project.siteFile)
      const checkLater = () => {
        clearTimeout(staleCheck)
        staleCheck = setTimeout(
          () => live.isStale(true) && refresh(server, live),
          WRITE_SETTLE_MS,
        ).unref()
      }
      watchFile(project.siteFile, { interval: POLL_INTERVAL_MS, persistent: false }, checkLater)
      // Catch a change made before polling started.
      checkLater()
      server.httpServer?.once('close', () => unwatchFile(project.siteFile, checkLater))
      server.httpServer?.once('listening', () => live.warmUp())
      server.middlewares.use(devPublicFiles(project, live))
      // Added or removed images change the diagnostics.
      const refreshPublicFiles = async () => {
        await live.readPublicFiles()
        refresh(server, live)
      }
      server.watcher.on('all', (_, path) => {
        if (!isInside(project.publicDir, path)) return
        // A file being copied changes many times: wait for the last change.
        clearTimeout(publicFilesTimer)
        publicFilesTimer = setTimeout(refreshPublicFiles, WRITE_SETTLE_MS).unref()
      })
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
        // Read the file again: the watcher's content may be older than the studio's last write.
        if (this.environment.name !== 'client' || !live.isStale()) return []
        return updateModules(server, live, undefined, false)
      },
    },
  }
  return { plugin, state: live }
}

export const isInside = (folder: string, path: string): boolean =>
  resolve(path).startsWith(folder + sep)

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
  // While there is no site, the document itself lists the errors.
  if (!site && revision !== live.revision) client.hot.send({ type: 'full-reload' })
  const nodes = ids.flatMap((id) => client.moduleGraph.getModuleById(id) ?? [])
  // Invalidate now, so that documents requested before Vite's own update get the new modules.
  for (const node of nodes) client.moduleGraph.invalidateModule(node)
  return nodes
}

function logReport({ config: { logger } }: ViteDevServer, { report, site }: LiveSite): void {
  if (report) logger.warn(`\n${report}\n`)
  else if (site) logger.info('No errors in the site file.')
}

export function refresh(server: ViteDevServer, live: LiveSite, text?: string): void {
  for (const node of updateModules(server, live, text))
    server.environments.client.reloadModule(node)
}
