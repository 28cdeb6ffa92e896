/** Finds a Chromium to test with, and starts it the same way everywhere. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { type BrowserServer, chromium } from 'playwright-core'

const COMMANDS = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'microsoft-edge',
]

const MAC_APPLICATIONS = ['Chromium', 'Google Chrome', 'Microsoft Edge']

const WINDOWS_PROGRAMS = [
  'Google/Chrome/Application/chrome.exe',
  'Chromium/Application/chrome.exe',
  'Microsoft/Edge/Application/msedge.exe',
]

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const NO_BROWSER =
  'The browser tests need Chromium, Chrome or Edge: install one, or name its program in CHROME_PATH.'

/** Starts a browser with a fresh profile that several test files can share. */
export async function startChromium(): Promise<BrowserServer> {
  return chromium.launchServer({ executablePath: chromiumPath(), args: FLAGS })
}

/**
 * The program of a browser; on a Debian machine of ours without one it is installed first.
 * @throws with one plain sentence where there is none
 */
export function chromiumPath(env: NodeJS.ProcessEnv = process.env): string {
  const found = candidates(env).find(isBrowser)
  if (found !== undefined) return found
  if (canInstall(env)) {
    install()
    const installed = candidates(env).find(isBrowser)
    if (installed !== undefined) return installed
  }
  throw new Error(NO_BROWSER)
}

function candidates({ CHROME_PATH, CHROMIUM_PATH, ...env }: NodeJS.ProcessEnv): string[] {
  const named = [CHROME_PATH, CHROMIUM_PATH].filter((path) => path !== undefined)
  const folders = (env.PATH ?? '').split(delimiter)
  const onPath = COMMANDS.flatMap((name) => folders.map((folder) => join(folder, name)))
  const onMac = MAC_APPLICATIONS.map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`)
  const programFolders = [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA]
  const onWindows = programFolders.flatMap((folder) =>
    folder ? WINDOWS_PROGRAMS.map((program) => join(folder, program)) : [],
  )
  return [...named, ...onPath, ...onMac, ...onWindows]
}

/** Whether it starts: on Ubuntu `chromium-browser` may be a script that only speaks of a snap. */
function isBrowser(path: string): boolean {
  if (!existsSync(path)) return false
  // On Windows asking for the version opens a window.
  return process.platform === 'win32' || spawnSync(path, ['--version']).status === 0
}

const canInstall = ({ PATH = '' }: NodeJS.ProcessEnv): boolean =>
  process.getuid?.() === 0 &&
  PATH.split(delimiter).some((folder) => existsSync(join(folder, 'apt-get')))

function install(): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  for (const args of [['update'], ['install', '-y', 'chromium']]) {
    const { status, stdout, stderr } = spawnSync('apt-get', args, { env, encoding: 'utf8' })
    if (status !== 0) {
      console.error(`apt-get ${args.join(' ')} failed:\n${stdout}${stderr}`)
      return
    }
  }
}
