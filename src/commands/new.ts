/** `npm run new DIR`: a small site in a folder of its own, to go on from. */
import { constants, copyFileSync, mkdirSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const TEMPLATE = fileURLToPath(new URL('./new-site/site.yaml', import.meta.url))

const USAGE = 'npm run new DIR: name the folder of the new site, for example ../library.'

/** @throws one plain sentence if there is a site already, or no folder can be made */
function create(folder: string): string {
  const file = join(folder, 'site.yaml')
  try {
    mkdirSync(join(folder, 'public'), { recursive: true })
    copyFileSync(TEMPLATE, file, constants.COPYFILE_EXCL)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    const why = code === 'EEXIST' ? 'there is a file already, which stays as it is' : code
    throw new Error(`No site was written to ${relative(process.cwd(), file)}: ${why}.`)
  }
  return file
}

function main([written]: readonly string[]): number {
  if (!written) {
    console.error(USAGE)
    return 2
  }
  // npm runs commands in the folder of the project; people name folders from where they are.
  const folder = resolve(process.env.INIT_CWD || process.cwd(), written)
  const name = relative(process.cwd(), folder) || '.'
  const shown = /^[\w./-]+$/.test(name) ? name : `'${name.replaceAll("'", "'\\''")}'`
  try {
    console.log(`Wrote ${relative(process.cwd(), create(folder))}: a site with three pages. Next:

  SITE_DIR=${shown} npm run dev     # shows it at http://127.0.0.1:5173, and every change as you save
  SITE_DIR=${shown} npm run build   # checks it and writes it to ${join(name, 'dist')}`)
    return 0
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return 1
  }
}

process.exitCode = main(process.argv.slice(2))
