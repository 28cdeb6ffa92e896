/** `npm run new DIR [-- --kind KIND]`: creates a small site in a new folder. */
import { constants, copyFileSync, cpSync, mkdirSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { getErrorCode } from '../contract/error-code.ts'

const KINDS = ['bakery', 'school', 'club', 'clinic', 'portfolio'] as const

/** A general site without a kind. */
type Kind = (typeof KINDS)[number] | undefined

const getTemplate = (name: string): string =>
  fileURLToPath(new URL(`./new-site/${name}`, import.meta.url))

const USAGE = `Usage: npm run new DIR [-- --kind ${KINDS.join('|')}]
Example: npm run new ../library -- --kind school`

/** @throws Error with a complete message if the folder has a site already, or cannot be written */
function createSite(folder: string, kind: Kind): string {
  const file = join(folder, 'site.yaml')
  try {
    mkdirSync(join(folder, 'public'), { recursive: true })
    copyFileSync(getTemplate(`${kind ?? 'site'}.yaml`), file, constants.COPYFILE_EXCL)
    const pictures = { recursive: true, force: false }
    if (kind === 'portfolio')
      cpSync(getTemplate('pictures'), join(folder, 'public/pictures'), pictures)
  } catch (error) {
    const code = getErrorCode(error)
    const reason = code === 'EEXIST' ? 'the file already exists' : code
    throw new Error(`Could not create ${relative(process.cwd(), file)}: ${reason}.`)
  }
  return file
}

const isKind = (word: string): word is NonNullable<Kind> => KINDS.some((kind) => kind === word)

/** @throws Error if there is no such kind */
function parseKind(word: string): Kind {
  if (word === '') return undefined
  if (isKind(word)) return word
  throw new Error(`Unknown kind "${word}". Available: ${KINDS.join(', ')}.`)
}

/** Asks on a terminal only. */
async function askForKind(): Promise<Kind> {
  if (!process.stdin.isTTY || !process.stdout.isTTY) return undefined
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  try {
    const answer = await terminal.question(
      `Kind of site (${KINDS.join(', ')}; empty for a general one): `,
    )
    return parseKind(answer.trim().toLowerCase())
  } finally {
    terminal.close()
  }
}

/** For PowerShell on Windows, else for a POSIX shell. */
function formatVariable(name: string, value: string): string {
  if (process.platform === 'win32') return `$env:${name}='${value.replaceAll("'", "''")}';`
  return `${name}=${/^[\w./-]+$/.test(value) ? value : `'${value.replaceAll("'", "'\\''")}'`}`
}

function parseArguments(args: readonly string[]) {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { kind: { type: 'string' } },
  })
  return { target: positionals[0], kind: values.kind }
}

async function main(args: readonly string[]): Promise<number> {
  try {
    const { target, kind } = parseArguments(args)
    if (!target) {
      console.error(USAGE)
      return 2
    }
    // npm runs scripts in the folder of the project, and passes the folder of the caller.
    const folder = resolve(process.env.INIT_CWD || process.cwd(), target)
    const name = relative(process.cwd(), folder) || '.'
    const setFolder = formatVariable('SITE_DIR', name)
    const file = createSite(folder, kind === undefined ? await askForKind() : parseKind(kind))
    console.log(`✓ Created ${relative(process.cwd(), file)}

Next steps:
  ${setFolder} npm run dev     # live preview at http://127.0.0.1:5173
  ${setFolder} npm run build   # build to ${join(name, 'dist')}`)
    return 0
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return 1
  }
}

process.exitCode = await main(process.argv.slice(2))
