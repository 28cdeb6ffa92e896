import { resolve, sep } from 'node:path'
import type { DevEnvironment, EnvironmentModuleNode, Plugin, ViteDevServer } from 'vite'
import { FINDINGS, HELLO } from '../browser/messages.ts'
import { devDocuments } from './dev-documents.ts'
import { devMachineFiles } from './dev-machine-files.ts'
import { devPublicFiles } from './dev-public-files.ts'
import { LiveSite } from './live-site.ts'
import type { Project } from './project.ts'

/**
 * The watcher takes writes that follow each other closely for one, and may have shown the first of them: once it is
 * quiet again, the file is compared with what was read (ms).
 */
const SETTLED_MS = 150

/** The plugin that keeps the development server in step with the site file, and the state it keeps. */
export function devSite(project: Project): { readonly plugin: Plugin; readonly state: LiveSite } {
  const live = new LiveSite(project)
  let check: NodeJS.Timeout | undefined
  let settling: NodeJS.Timeout | undefined
  const plugin: Plugin = {
    name: 'site:development',
    apply: 'serve',
    configureServer(server) {
      server.watcher.add(project.siteFile)
      server.httpServer?.once('listening', () => live.warmUp())
      server.middlewares.use(devPublicFiles(project, live))
      // A picture that comes or goes makes or mends findings.
      server.watcher.on('all', (event, path) => {
        if (!isInside(project.publicDir, path)) return
        live.forgetPublicFiles()
        if (event !== 'change') return refresh(server, live)
        // A file that is being copied changes many times: its end counts.
        clearTimeout(settling)
        settling = setTimeout(() => refresh(server, live), SETTLED_MS).unref()
      })
      // A page that connects, for the first time or again, learns what is wrong at present.
      server.ws.on(HELLO, (_, client) => client.send(FINDINGS, live.findings))
      return () => {
        server.middlewares.use(devMachineFiles(live))
        server.middlewares.use(devDocuments(server, live))
      }
    },
    hotUpdate: {
      order: 'pre',
      async handler({ file, modules, read, server }) {
        if (resolve(file) !== project.siteFile) return modules
        if (this.environment.name !== 'client') return []
        clearTimeout(check)
        check = setTimeout(() => live.isBehind() && refresh(server, live), SETTLED_MS).unref()
        return changedNodes(this.environment, live, await read())
      },
    },
  }
  return { plugin, state: live }
}

/** Whether a path leads to something in a folder, and not in one whose name only begins alike. */
export const isInside = (folder: string, path: string): boolean =>
  resolve(path).startsWith(folder + sep)

/** Compiles anew, tells every open page what was found, and gives the modules to send. */
function changedNodes(
  environment: DevEnvironment,
  live: LiveSite,
  text?: string,
): EnvironmentModuleNode[] {
  const hadSite = live.site !== undefined
  const ids = live.update(text)
  environment.hot.send(FINDINGS, live.findings)
  if (!hadSite && live.site) environment.hot.send({ type: 'full-reload' })
  return ids.flatMap((id) => environment.moduleGraph.getModuleById(id) ?? [])
}

function refresh(server: ViteDevServer, live: LiveSite): void {
  const { client } = server.environments
  for (const node of changedNodes(client, live)) client.reloadModule(node)
}
