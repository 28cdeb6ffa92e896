import { build } from 'vite'

const ENTRY = 'src/commands/server.ts'

/** The database driver has a native binary in a separate package for each platform. */
const BINDING = /^@libsql\/(?:linux|darwin|win32)-/

export const bundleServer = async (root: string): Promise<string> => {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    ssr: { noExternal: true },
    build: {
      ssr: ENTRY,
      write: false,
      minify: false,
      target: 'node20',
      rolldownOptions: {
        external: [BINDING],
        output: { entryFileNames: 'server.js', codeSplitting: false },
      },
    },
  })
  const [first] = Array.isArray(built) ? built : [built]
  const [chunk] = first && 'output' in first ? first.output : []
  if (chunk?.type !== 'chunk') throw new Error('The server could not be put into one file.')
  return chunk.code
}
