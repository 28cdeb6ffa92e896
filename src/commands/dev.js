/** `npm run dev`: starts Vite, also in a folder with `#` in its name, which Vite would take for the end of the address. */
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from './folder-name.js'

const vite = join(
  dirname(createRequire(import.meta.url).resolve('vite/package.json')),
  'bin/vite.js',
)

if (root.includes('#')) startThroughLink()
else await import(pathToFileURL(vite).href)

/** Under another name, which only this server uses, and which goes with it. */
function startThroughLink() {
  const folder = mkdtempSync(join(tmpdir(), 'site-'))
  const link = join(folder, 'project')
  symlinkSync(root, link, 'junction')
  const child = spawn(
    process.execPath,
    [
      '--preserve-symlinks',
      '--preserve-symlinks-main',
      join(link, relative(root, vite)),
      '--config',
      join(link, 'vite.config.ts'),
      ...process.argv.slice(2),
    ],
    { stdio: 'inherit', env: { ...process.env, PROJECT_LINK: link } },
  )
  child.on('exit', (code) => {
    rmSync(folder, { recursive: true, force: true })
    process.exit(code ?? 0)
  })
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
}
