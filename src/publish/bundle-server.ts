import { build } from 'esbuild'

const ENTRY = 'src/commands/server.ts'

/** The database driver has a native binary in a separate package for each platform. */
const BINDINGS = ['@libsql/linux-*', '@libsql/darwin-*', '@libsql/win32-*']

/** CommonJS packages call `require`, which modules do not have. */
const REQUIRE =
  "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);"

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
    banner: { js: REQUIRE },
  })
  const [file] = outputFiles
  if (!file) throw new Error('The server could not be put into one file.')
  return file.text
}
