import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createBrotliDecompress } from 'node:zlib'
import { extract } from 'tar-fs'
import type { BrowserProgram } from './chromium.ts'

const ARCHIVES = ['al2023', 'swiftshader', 'fonts']

const FONTS_CONF = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts</dir>
  <cachedir prefix="xdg">fonts-cache</cachedir>
</fontconfig>
`

/** Linux on x64. Unpacks the headless shell and its libraries into `node_modules/.cache`, once. */
export async function unpackChromium(): Promise<BrowserProgram> {
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

/** Via a temporary folder, because several processes may unpack at the same time. */
async function unpack(bin: string, folder: string): Promise<void> {
  await mkdir(dirname(folder), { recursive: true })
  const temporary = await mkdtemp(`${folder}-`)
  const read = (name: string) => createReadStream(join(bin, name))
  const program = join(temporary, 'chromium')
  await pipeline(read('chromium.br'), createBrotliDecompress(), createWriteStream(program))
  await chmod(program, 0o755)
  for (const name of ARCHIVES) {
    await pipeline(read(`${name}.tar.br`), createBrotliDecompress(), extract(temporary))
  }
  await writeFile(join(temporary, 'fonts.conf'), FONTS_CONF)
  await rename(temporary, folder).catch(() => rm(temporary, { recursive: true }))
}
