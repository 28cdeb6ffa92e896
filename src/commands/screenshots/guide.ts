import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { Locator, Page } from 'playwright-core'
import sharp from 'sharp'
import { storePublishedText } from '../../publication/published-text.ts'
import { getProject } from '../../site-folder/project.ts'
import { startChromium } from './chromium.ts'

const OUT = resolve('docs/pictures')
const DESKTOP = { width: 1280, height: 720 }
const PHONE = { width: 390, height: 844 }

const SCENES: readonly (readonly [name: string, act: (page: Page) => Promise<void>])[] = [
  ['studio', async () => undefined],
  [
    'text',
    async (page) => {
      await clickInPreview(page, getHeading(page))
      await page.keyboard.press('ControlOrMeta+End')
      await page.keyboard.type(', with care')
    },
  ],
  [
    'form',
    async (page) => {
      await page.keyboard.press('Escape')
      await clickInPreview(page, getHeading(page))
      await page.getByRole('button', { name: 'Edit section' }).click()
      await page.locator('.form').waitFor()
    },
  ],
  [
    'picture',
    async (page) => {
      await page.getByRole('button', { name: 'Close', exact: true }).click()
      await clickInPreview(page, page.frameLocator('iframe').locator('main img').first())
      await page.locator('.sheet img').first().waitFor()
    },
  ],
  [
    'section',
    async (page) => {
      await page.getByRole('button', { name: 'Close', exact: true }).click()
      await page.getByRole('button', { name: 'Add section…' }).click()
      await page.locator('.section-types li').first().waitFor()
      await page.waitForFunction((most) => {
        const looks = [...document.querySelectorAll<HTMLIFrameElement>('.section-types iframe')]
        return looks.slice(0, most).every((one) => one.contentDocument?.body?.innerText.trim())
      }, 6)
    },
  ],
  [
    'delete',
    async (page) => {
      await page.getByRole('button', { name: 'Close dialog' }).click()
      await page
        .getByRole('row', { name: /^Careers/ })
        .first()
        .press('Enter')
      await page.getByRole('heading', { level: 2, name: /^Careers/ }).waitFor()
      await page.getByRole('button', { name: 'Page actions' }).click()
      await page.getByRole('menuitem', { name: 'Delete page…' }).click()
      await page.locator('.link-choices li').first().waitFor()
    },
  ],
  [
    'look',
    async (page) => {
      await page.getByRole('button', { name: 'Cancel' }).click()
      await page.getByRole('button', { name: 'Settings', exact: true }).click()
      await page.getByRole('button', { name: /^Theme/ }).click()
      await page.getByRole('button', { name: 'Soft', exact: true }).waitFor()
    },
  ],
  [
    'changes',
    async (page) => {
      await page.getByRole('button', { name: 'Close', exact: true }).click()
      await clickInPreview(page, getHeading(page))
      await page.keyboard.press('ControlOrMeta+End')
      await page.keyboard.type(', today')
      await page.keyboard.press('Enter')
      await page.getByRole('button', { name: 'Changes' }).click()
      await page.getByRole('button', { name: /^Revert: / }).waitFor()
    },
  ],
  [
    'search',
    async (page) => {
      await page.getByRole('button', { name: 'Search and replace' }).click()
      await page.getByRole('searchbox', { name: 'Search all texts' }).fill('customers')
      await page.getByRole('textbox', { name: 'Replace with' }).fill('clients')
      await page.getByRole('checkbox', { checked: true }).first().waitFor()
    },
  ],
  [
    'publish',
    async (page) => {
      await page.getByRole('button', { name: 'Publish', exact: true }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true }).waitFor()
    },
  ],
  [
    'phone',
    async (page) => {
      await page.getByRole('button', { name: 'Cancel' }).click()
      await page.getByRole('button', { name: 'Close search and replace' }).click()
      await page.setViewportSize(PHONE)
      await page.getByRole('radio', { name: 'Phone' }).click()
      await clickInPreview(page, getHeading(page))
    },
  ],
]

const getHeading = (page: Page): Locator => page.frameLocator('iframe').locator('h1')

/** The preview is scaled, so the click needs the visible position. */
async function clickInPreview(page: Page, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded()
  const box = await target.boundingBox()
  if (!box) throw new Error('The element to click is not visible.')
  await page.mouse.click(box.x + box.width / 3, box.y + box.height / 2)
}

async function photograph(address: string): Promise<void> {
  const browser = await startChromium()
  try {
    const page = await browser.newPage({ viewport: DESKTOP, colorScheme: 'light' })
    await page.goto(`${address}?page=/`)
    await page.locator('.texts li').first().waitFor()
    await page.waitForLoadState('networkidle')
    mkdirSync(OUT, { recursive: true })
    for (const [name, act] of SCENES) {
      await act(page)
      await page.waitForTimeout(600)
      const file = join(OUT, `${name}.webp`)
      const { size } = await sharp(await page.screenshot())
        .webp({ quality: 36, effort: 6 })
        .toFile(file)
      console.log(`${file}: ${Math.ceil(size / 1000)} kB`)
    }
  } finally {
    await browser.close()
  }
}

export async function takeGuidePictures(): Promise<void> {
  const { siteFile, publicDir } = getProject(process.env)
  const folder = mkdtempSync(join(tmpdir(), 'site-guide-'))
  cpSync(siteFile, join(folder, 'site.yaml'))
  cpSync(publicDir, join(folder, 'public'), { recursive: true })
  const site = { siteDir: folder, siteFile: join(folder, 'site.yaml') }
  storePublishedText(site, readFileSync(siteFile, 'utf8'))
  // A picture shows the folder of the published site; nothing is written there.
  const places = { SITE_DIR: folder, SITE_FILE: '', OUT_DIR: '/srv/site/dist' }
  const env = { ...places, PORT: '0', BROWSER: 'none', NO_COLOR: '1' }
  const studio = spawn(process.execPath, ['src/commands/run.js', 'edit'], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    let output = ''
    for await (const text of studio.stdout) {
      output += text
      const [address] = /Studio: (\S+)/.exec(output)?.slice(1) ?? []
      if (address) {
        await photograph(address)
        return
      }
    }
    throw new Error(`The studio did not start:\n${output}`)
  } finally {
    const ended = once(studio, 'exit')
    if (studio.exitCode === null && studio.kill()) await ended
    rmSync(folder, { recursive: true, force: true })
  }
}
