/** `npm run new DIR`: creates a small site in a new folder. */
import { constants, copyFileSync, mkdirSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { getErrorCode } from '../contract/error-code.ts'

const TEMPLATE = fileURLToPath(new URL('./new-site/site.yaml', import.meta.url))

const USAGE = 'Usage: npm run new DIR\nExample: npm run new ../library'

/** @throws Error with a complete message if the folder has a site already, or cannot be written */
function createSite(folder: string): string {
  const file = join(folder, 'site.yaml')
  try {
    mkdirSync(join(folder, 'public'), { recursive: true })
    copyFileSync(TEMPLATE, file, constants.COPYFILE_EXCL)
  } catch (error) {
    const code = getErrorCode(error)
    const reason = code === 'EEXIST' ? 'the file already exists' : code
    throw new Error(`Could not create ${relative(process.cwd(), file)}: ${reason}.`)
  }
  return file
}

/** For PowerShell on Windows, else for a POSIX shell. */
function formatVariable(name: string, value: string): string {
  if (process.platform === 'win32') return `$env:${name}='${value.replaceAll("'", "''")}';`
  return `${name}=${/^[\w./-]+$/.test(value) ? value : `'${value.replaceAll("'", "'\\''")}'`}`
}

function main([target]: readonly string[]): number {
  if (!target) {
    console.error(USAGE)
    return 2
  }
  // npm runs scripts in the folder of the project, and passes the folder of the caller.
  const folder = resolve(process.env.INIT_CWD || process.cwd(), target)
  const name = relative(process.cwd(), folder) || '.'
  const setFolder = formatVariable('SITE_DIR', name)
  try {
    console.log(`✓ Created ${relative(process.cwd(), createSite(folder))}

Next steps:
  ${setFolder} npm run dev     # live preview at http://127.0.0.1:5173
  ${setFolder} npm run build   # build to ${join(name, 'dist')}`)
    return 0
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return 1
  }
}

process.exitCode = main(process.argv.slice(2))
