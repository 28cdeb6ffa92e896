import { join } from 'node:path'
import { createServer, type ServerOptions } from 'vite'
import { getPlaces } from '../site-folder/places.ts'

/** Vite passes the mode to `vite.config.ts`, and restarts when a module of the configuration, such as the compiler, changes. */
export async function runDevServer(
  mode: 'development' | 'studio',
  options: ServerOptions = {},
): Promise<void> {
  const { root } = getPlaces()
  try {
    const configFile = join(root, 'vite.config.ts')
    const server = await createServer({ root, configFile, mode, server: options })
    await server.listen()
    if (!options.allowedHosts) server.printUrls()
    server.bindCLIShortcuts({ print: true })
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}
