import { build, stop } from 'esbuild'
import { REQUIRE_BANNER } from './require-banner.js'

const ENTRY = 'src/commands/server.ts'

/** The database driver has a native binary in a separate package for each platform. */
const BINDINGS = ['@libsql/linux-*', '@libsql/darwin-*', '@libsql/win32-*']

export async function bundleServer(root: string): Promise<string> {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: [ENTRY],
    bundle: true,
    write: false,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'silent',
    external: BINDINGS,
    banner: { js: REQUIRE_BANNER },
  })
  // The process of esbuild takes more than 60 MB.
  await stop()
  const [file] = outputFiles
  if (!file) throw new Error('The server could not be put into one file.')
  return file.text
}
