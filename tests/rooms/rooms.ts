import { dirname, join } from 'node:path'

/** A room of the house and what its files may import besides each other; docs/architecture.md has them as a table. */
interface Room {
  /** Which files are in it; the first group is the folder in which they may import freely. */
  readonly files: RegExp
  /** Paths and packages; `node:` and `virtual:` stand for all that begin with it. */
  readonly may: readonly string[]
  /** What they may not import even so. */
  readonly never?: RegExp
}

const rooms: readonly Room[] = [
  { files: /^(schemas\/)/, may: ['zod'] },
  {
    files: /^(src\/sections\/[^/]+\/)schema/,
    may: ['zod', 'schemas/', 'src/request-path.ts'],
  },
  {
    files: /^(src\/sections\/[^/]+\/)/,
    may: ['react', 'src/ui/', 'src/style/', 'src/request-limits.ts'],
    never: /\/schema[^/]*$/,
  },
  {
    files: /^(src\/sections\/)(?:kinds|schemas)\.ts$/,
    may: ['schemas/', 'src/style/contrast-pairs.ts'],
    never: /\.tsx$/,
  },
  { files: /^(src\/sections\/)views\.ts$/, may: [], never: /\/schema[^/]*$/ },
  {
    files: /^(src\/compiler\/)/,
    may: [
      ...['schemas/', 'src/diagnostics/', 'src/nearest.ts', 'src/routes.ts', 'src/letters.ts'],
      ...['yaml', 'zod', 'fastest-levenshtein'],
    ],
  },
  { files: /^(src\/diagnostics\/)/, may: [] },
  { files: /^(src\/style\/)/, may: ['@emotion/react'] },
  { files: /^(src\/ui\/)/, may: ['react', 'src/style/'] },
  {
    files: /^(src\/page\/)/,
    may: ['react', 'react-dom', 'wouter', 'src/sections/views.ts', 'src/ui/', 'src/style/'],
  },
  {
    files: /^(src\/browser\/)/,
    may: [
      ...['react', 'react-dom', 'virtual:', 'src/page/', 'src/style/', 'src/model.ts'],
      'src/routes.ts',
    ],
  },
  {
    files: /^(src\/gallery\/)/,
    may: ['react', 'react-dom', 'virtual:', 'src/browser/', 'src/page/', 'src/ui/', 'src/style/'],
  },
  {
    files: /^(src\/build\/)/,
    may: [
      ...['node:', 'vite', '@vitejs/plugin-react', 'react', 'react-dom', 'yaml', 'zod'],
      ...['image-size', 'htmlparser2', 'lightningcss', 'p-map'],
      ...['schemas/', 'src/'],
    ],
    never: /^src\/(?:screenshots|drawings)\//,
  },
  {
    files: /^(src\/server\/contact\/)/,
    may: [
      ...['node:', '@libsql/client', 'nodemailer', 'src/server/', 'src/build/'],
      ...['src/request-limits.ts', 'src/request-path.ts'],
    ],
  },
  {
    files: /^(src\/server\/)/,
    may: ['node:', 'negotiator', 'src/build/', 'src/nearest.ts', 'src/routes.ts'],
  },
  { files: /^(src\/drawings\/)/, may: ['node:', '@resvg/resvg-js'] },
  { files: /^(src\/fonts\/)/, may: ['node:', 'subset-font', 'src/build/', 'src/style/'] },
  {
    files: /^(src\/social\/)/,
    may: [
      ...['node:', '@resvg/resvg-js', 'harfbuzzjs', 'wawoff2', 'src/build/'],
      ...['src/routes.ts', 'src/letters.ts', 'src/fonts/'],
    ],
  },
  {
    files: /^(src\/screenshots\/)/,
    may: ['node:', 'playwright-core', 'tar-fs', 'src/build/', 'src/server/'],
  },
  { files: /^(src\/)nearest\.ts$/, may: ['fastest-levenshtein'] },
  { files: /^(src\/)[^/]+\.ts$/, may: [] },
]

/** What a source file imports for its values: types are free. From the project's root, or names of packages. */
export function importsOf(file: string, source: string): string[] {
  const found = source.matchAll(
    /^(?:import|export)\b(?! type )(?:[^'"=;]*?\bfrom)? '([^']+)'|\bimport\('([^']+)'|\bnew URL\('([^']+\.(?:[jt]sx?|ya?ml|json))'/gm,
  )
  return [...found].map(([, of, later, fetched]) => {
    const target = of ?? later ?? fetched ?? ''
    return target.startsWith('.') ? join(dirname(file), target) : target.replace(/^\//, '')
  })
}

const fits = (target: string, allowed: string): boolean =>
  /[/:]$/.test(allowed)
    ? target.startsWith(allowed)
    : target === allowed || target.startsWith(`${allowed}/`)

/** What is wrong with the imports of a file, a sentence each. */
export function trespasses(file: string, source: string): string[] {
  const room = rooms.find(({ files }) => files.test(file))
  if (!room) return [`${file} is in no room: docs/architecture.md tells which there are.`]
  const own = room.files.exec(file)?.[1] ?? ''
  return importsOf(file, source)
    .filter(
      (target) => room.never?.test(target) || ![own, ...room.may].some((one) => fits(target, one)),
    )
    .map((target) => `${file} must not import ${target}.`)
}
