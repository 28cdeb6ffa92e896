import { createServer } from 'vite'

/**
 * Loads a module of this folder as Vite does, which finds the views of the kinds by their names.
 * @param use what is done with it
 */
export async function withVite<Module, T>(
  name: string,
  use: (module: Module) => Promise<T>,
): Promise<T> {
  const server = await createServer({
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, ws: false, watch: null },
  })
  try {
    // The caller says which module it names.
    return await use((await server.ssrLoadModule(`/tests/bench/${name}`)) as Module)
  } finally {
    await server.close()
  }
}
