/** Finds a Chromium for the tests and the screenshots, and starts it the same way everywhere. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { type Browser, chromium } from 'playwright-core'
import { unpackChromium } from './unpack-chromium.ts'

/** A browser, and what it needs to start. */
export interface BrowserProgram {
  readonly executablePath: string
  readonly args: readonly string[]
  /** Besides the variables of this process. */
  readonly env: Readonly<Record<string, string>>
}

const COMMANDS = [
  'chromium-headless-shell',
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

/** How every browser is started here. */
const FLAGS = [
  // Letters stand where their fonts say, as on phones and Macs, and not on whole pixels.
  '--font-render-hinting=none',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const NO_BROWSER =
  'This needs Chromium, Chrome or Edge: install one, or name its program in CHROMIUM_PATH.'

/** Starts a browser with a fresh profile. @throws as `findChromium` */
export async function startChromium(): Promise<Browser> {
  return chromium.launch(await launchOptions())
}

/** What Playwright needs to start the browser. @throws as `findChromium` */
export async function launchOptions() {
  const { executablePath, args, env } = await findChromium()
  return { executablePath, args: [...FLAGS, ...args], env: { ...process.env, ...env } }
}

/**
 * The browser named by CHROMIUM_PATH, else one that is installed, else the packaged one (Linux on x64).
 * Nothing is installed or downloaded.
 * @throws with one plain sentence where there is none
 */
export async function findChromium(
  env: NodeJS.ProcessEnv = process.env,
  platform: NodeJS.Platform = process.platform,
  arch: string = process.arch,
): Promise<BrowserProgram> {
  const path = getCandidates(env, platform).find((one) => canStart(one, env, platform))
  if (path !== undefined) return { executablePath: path, args: [], env: {} }
  if (platform === 'linux' && arch === 'x64') return unpackChromium()
  throw new Error(NO_BROWSER)
}

function getCandidates(env: NodeJS.ProcessEnv, platform: NodeJS.Platform): string[] {
  // A name that is wrong is an error of whoever gave it, and not a reason to use another browser.
  if (env.CHROMIUM_PATH) {
    if (!existsSync(env.CHROMIUM_PATH))
      throw new Error(`CHROMIUM_PATH names ${env.CHROMIUM_PATH}, and there is no such file.`)
    return [env.CHROMIUM_PATH]
  }
  const folders = (env.PATH ?? '').split(delimiter)
  const onPath = COMMANDS.flatMap((name) => folders.map((folder) => join(folder, name)))
  return [...onPath, ...getDefaultLocations(env, platform)]
}

function getDefaultLocations(env: NodeJS.ProcessEnv, platform: NodeJS.Platform): string[] {
  if (platform === 'darwin') {
    return MAC_APPLICATIONS.map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`)
  }
  if (platform !== 'win32') return []
  const folders = [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA]
  return folders.flatMap((folder) =>
    folder ? WINDOWS_PROGRAMS.map((program) => join(folder, program)) : [],
  )
}

/** Whether it starts: on Ubuntu `chromium-browser` may be a script that only speaks of a snap. */
function canStart(path: string, env: NodeJS.ProcessEnv, platform: NodeJS.Platform): boolean {
  if (!existsSync(path)) return false
  // On Windows asking for the version opens a window.
  return platform === 'win32' || spawnSync(path, ['--version'], { env }).status === 0
}
