import type { IncomingMessage } from 'node:http'
import type { Plugin, ViteDevServer } from 'vite'
import type { Places } from '../../site-folder/places.ts'
import { STUDIO_PATH } from '../protocol/addresses.ts'
import { isLocalRequest } from '../server/request-guard.ts'
import { SignIn } from './sign-in.ts'

/** Restricts the studio to this computer, or to signed-in editors if the server has a host name. */
export class StudioAccess {
  /** Must be the first plugin, so that it checks every request. */
  readonly plugin: Plugin
  #signIn: SignIn | undefined

  constructor(site: Pick<Places, 'siteDir'>) {
    this.plugin = {
      name: 'site:studio-access',
      apply: 'serve',
      configureServer: (server) => {
        const host = getHost(server)
        if (host === undefined) return
        const signIn = new SignIn(site, host)
        this.#signIn = signIn
        server.middlewares.use((request, response, next) => {
          signIn.handle(request, response, next).catch(next)
        })
        server.httpServer?.prependListener('upgrade', (request, socket) => {
          if (!this.isAllowed(request)) socket.destroy()
        })
      },
    }
  }

  isAllowed(request: IncomingMessage): boolean {
    if (!this.#signIn) return isLocalRequest(request)
    return this.#signIn.isAllowedOrigin(request) && this.getEditor(request) !== undefined
  }

  /** Undefined if nobody has to sign in. */
  getEditor(request: IncomingMessage): string | undefined {
    return this.#signIn?.getEditor(request)
  }
}

function getHost({ config }: ViteDevServer): string | undefined {
  const { allowedHosts, host } = config.server
  // Vite adds the address that it listens on.
  return Array.isArray(allowedHosts) ? allowedHosts.find((one) => one !== host) : undefined
}

export const getStudioAddress = (server: ViteDevServer, port: number): string => {
  const host = getHost(server)
  return (host === undefined ? `http://127.0.0.1:${port}` : `https://${host}`) + STUDIO_PATH
}
