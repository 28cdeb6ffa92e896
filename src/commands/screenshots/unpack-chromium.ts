/** The Chromium that comes with the packages: a headless shell for Linux x64, with the libraries that it needs. */
import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createBrotliDecompress } from 'node:zlib'
import { extract } from 'tar-fs'
import type { BrowserProgram } from './chromium.ts'

const ARCHIVES = ['al2023', 'swiftshader', 'fonts']

/**
 * The same letters on every machine: only the fonts of the package. The file in the package names folders of
 * another machine; this one names none, so that the project may be moved.
 */
const FONTS_CONF = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts</dir>
  <cachedir prefix="xdg">fonts-cache</cachedir>
</fontconfig>
`

/** Unpacks the packaged browser once, into `node_modules/.cache`. */
export async function unpackChromium(): Promise<BrowserProgram> {
  // A lazy look: on other systems the package is not used.
  const main = createRequire(import.meta.url).resolve('@sparticuz/chromium')
  const packageFolder = join(main, '../../..')
  const folder = join(packageFolder, '../../.cache/chromium')
  if (!existsSync(folder)) await unpack(join(packageFolder, 'bin'), folder)
  return {
    executablePath: join(folder, 'chromium'),
    env: {
      LD_LIBRARY_PATH: join(folder, 'lib'),
      FONTCONFIG_PATH: folder,
      XDG_CACHE_HOME: folder,
    },
    args: ['--use-gl=angle', '--use-angle=swiftshader'],
  }
}

/** Whoever unpacks at the same time does it in a folder of their own; the first one to be done is used. */
async function unpack(bin: string, folder: string): Promise<void> {
  await mkdir(dirname(folder), { recursive: true })
  const own = await mkdtemp(`${folder}-`)
  const read = (name: string) => createReadStream(join(bin, name))
  const program = join(own, 'chromium')
  await pipeline(read('chromium.br'), createBrotliDecompress(), createWriteStream(program))
  await chmod(program, 0o755)
  for (const name of ARCHIVES) {
    await pipeline(read(`${name}.tar.br`), createBrotliDecompress(), extract(own))
  }
  await writeFile(join(own, 'fonts.conf'), FONTS_CONF)
  await rename(own, folder).catch(() => rm(own, { recursive: true }))
}
