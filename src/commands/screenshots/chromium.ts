import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { type Browser, chromium } from 'playwright-core'
import { unpackChromium } from './unpack-chromium.ts'

export interface BrowserProgram {
  readonly executablePath: string
  readonly args: readonly string[]
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

const FLAGS = [
  // Subpixel positions of letters, as on phones and Macs.
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
  'No browser found. Install Chromium, Chrome or Edge, or set CHROMIUM_PATH to the program of one.'

/** @throws as `findChromium` */
export async function startChromium(): Promise<Browser> {
  return chromium.launch(await launchOptions())
}

/** Options of Playwright's `launch`. @throws as `findChromium` */
export async function launchOptions() {
  const { executablePath, args, env } = await findChromium()
  return { executablePath, args: [...FLAGS, ...args], env: { ...process.env, ...env } }
}

/** CHROMIUM_PATH, else the packaged one (Linux on x64), else an installed one. @throws Error with instructions */
export async function findChromium(
  env: NodeJS.ProcessEnv = process.env,
  platform: NodeJS.Platform = process.platform,
  arch: string = process.arch,
): Promise<BrowserProgram> {
  const { CHROMIUM_PATH: path } = env
  if (path) {
    if (!existsSync(path))
      throw new Error(`CHROMIUM_PATH is ${path}, but that file does not exist.`)
    return { executablePath: path, args: [], env: {} }
  }
  if (platform === 'linux' && arch === 'x64') return unpackChromium()
  const installed = getLocations(env, platform).find((one) => canStart(one, env, platform))
  if (installed === undefined) throw new Error(NO_BROWSER)
  return { executablePath: installed, args: [], env: {} }
}

function getLocations(env: NodeJS.ProcessEnv, platform: NodeJS.Platform): string[] {
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

/** On Ubuntu, `chromium-browser` may be a script that only recommends a snap. */
function canStart(path: string, env: NodeJS.ProcessEnv, platform: NodeJS.Platform): boolean {
  if (!existsSync(path)) return false
  return platform === 'win32' || spawnSync(path, ['--version'], { env }).status === 0
}
