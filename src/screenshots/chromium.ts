/** Finds a Chromium for the tests and the screenshots, and starts it the same way everywhere. */
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

/** Chromium without a window around its pages: the same engine, and half of the work where pages are opened. */
const WINDOWLESS = ['chromium-headless-shell', 'chrome-headless-shell']

const MAC_APPLICATIONS = ['Chromium', 'Google Chrome', 'Microsoft Edge']

const WINDOWS_PROGRAMS = [
  'Google/Chrome/Application/chrome.exe',
  'Chromium/Application/chrome.exe',
  'Microsoft/Edge/Application/msedge.exe',
]

/**
 * What the window of the browser itself would load and run for every page that is opened, and the process that it
 * starts beside each page for the next one: half of the time that opening one takes, and work that competes with the
 * page just as it is laid out. The last list of this kind counts, so the names that Playwright turns off stand here, too.
 */
const TURNED_OFF = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'SpareRendererForSitePerProcess',
  'ThirdPartyStoragePartitioning',
]

/** How browsers are started here. */
export const FLAGS = [
  // Letters stand where their fonts say, as on phones and Macs, and not on whole pixels. Only Chromium without windows
  // knows this.
  '--font-render-hinting=none',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${TURNED_OFF.join()}`,
]

/**
 * A visitor who likes rest has said so to the system, as here, and browsers pass it on to pictures that move by themselves.
 * What Playwright says of a single window they do not pass on: such pictures rest in all windows.
 */
const AT_REST = '--force-prefers-reduced-motion'

const NO_BROWSER =
  'This needs Chromium, Chrome or Edge: install one, or name its program in CHROME_PATH.'

/**
 * Starts a browser with a fresh profile that several programs can share.
 * @param path its program; one without windows, where there is one, saves time
 */
export async function startChromium(path = windowlessPath()): Promise<BrowserServer> {
  return chromium.launchServer({ executablePath: path, args: [...FLAGS, AT_REST] })
}

/** Chromium without a window around its pages if it is there, else as `chromiumPath`, with what that throws. */
export const windowlessPath = (
  env: NodeJS.ProcessEnv = process.env,
  platform: NodeJS.Platform = process.platform,
): string => pathOf([...WINDOWLESS, ...COMMANDS], env, platform)

/**
 * The program of a browser; on a machine with apt-get where all is allowed it is installed if need be.
 * @throws with one plain sentence where there is none
 */
export function chromiumPath(
  env: NodeJS.ProcessEnv = process.env,
  platform: NodeJS.Platform = process.platform,
): string {
  return pathOf(COMMANDS, env, platform)
}

function pathOf(
  commands: readonly string[],
  env: NodeJS.ProcessEnv,
  platform: NodeJS.Platform,
): string {
  const find = () =>
    candidates(commands, env, platform).find((path) => isBrowser(path, env, platform))
  const found = find() ?? (install(env) ? find() : undefined)
  if (found === undefined) throw new Error(NO_BROWSER)
  return found
}

function candidates(
  commands: readonly string[],
  env: NodeJS.ProcessEnv,
  platform: NodeJS.Platform,
): string[] {
  const named = [env.CHROME_PATH, env.CHROMIUM_PATH].filter((path) => path !== undefined)
  const folders = (env.PATH ?? '').split(delimiter)
  const onPath = commands.flatMap((name) => folders.map((folder) => join(folder, name)))
  return [...named, ...onPath, ...usualPlaces(env, platform)]
}

function usualPlaces(env: NodeJS.ProcessEnv, platform: NodeJS.Platform): string[] {
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
function isBrowser(path: string, env: NodeJS.ProcessEnv, platform: NodeJS.Platform): boolean {
  if (!existsSync(path)) return false
  // On Windows asking for the version opens a window.
  return platform === 'win32' || spawnSync(path, ['--version'], { env }).status === 0
}

/** Whether Debian's Chromium could be installed. Says nothing unless that was tried in vain. */
function install({ PATH = '', ...env }: NodeJS.ProcessEnv): boolean {
  const program = PATH.split(delimiter)
    .map((folder) => join(folder, 'apt-get'))
    .find((path) => existsSync(path))
  if (process.getuid?.() !== 0 || program === undefined) return false
  const quiet = { ...env, PATH, DEBIAN_FRONTEND: 'noninteractive' }
  const run = (...args: readonly string[]) =>
    spawnSync(program, args, { env: quiet, encoding: 'utf8' })
  const isInstalled = [['update'], ['install', '-y', 'chromium']].every((args) => {
    const { status, stdout, stderr } = run(...args)
    if (status !== 0) console.error(`apt-get ${args.join(' ')} failed:\n${stdout}${stderr}`)
    return status === 0
  })
  // Not all that have the one have the other, which only saves time.
  if (isInstalled) run('install', '-y', 'chromium-headless-shell')
  return isInstalled
}
