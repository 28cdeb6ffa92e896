import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium, type Frame, type Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { GALLERY_PATH } from '../../src/gallery/messages.ts'
import { vocabulary } from '../../src/sections/schemas.ts'
import { type Running, start } from './processes.ts'

const good = readFileSync('site.yaml', 'utf8')
const folder = mkdtempSync(join(tmpdir(), 'site-gallery-'))
const file = join(folder, 'site.yaml')
const { theme } = inject('site')

const EXAMPLES = [...vocabulary.kinds.keys()]
  .flatMap((kind) => ['smallest', 'usual', 'extreme'].map((name) => `${kind}/${name}`))
  .sort()

/** Compiling the site twice takes a while where many tests run at once. */
const eventually = <T>(what: () => T) => expect.poll(what, { timeout: 20_000 })

let server: Running | undefined
let browser: Browser
let page: Page
const said: string[] = []

beforeAll(async () => {
  writeFileSync(file, good)
  server = await start(
    ['node_modules/vite/bin/vite.js'],
    {
      SITE_FILE: file,
      CONTACT_DATABASE_URL: `file:${join(folder, 'contact.db')}`,
      PORT: '0',
      NO_COLOR: '1',
      FORCE_COLOR: undefined,
    },
    /(http:\/\/[\d.]+:\d+)/,
  )
  browser = await chromium.connect(inject('browser'))
})

afterAll(async () => {
  await browser?.close()
  await server?.stop()
  rmSync(folder, { recursive: true, force: true })
})

beforeEach(async () => {
  writeFileSync(file, good)
  // The visitor's own scheme must make no difference.
  page = await browser.newPage({ viewport: { width: 1400, height: 900 }, colorScheme: 'dark' })
  said.length = 0
  page.on('pageerror', (error) => said.push(String(error)))
  // Vite and React greet developers below the level of a warning.
  page.on('console', (message) => {
    if (!/^\[vite\]|React DevTools/.test(message.text())) said.push(message.text())
  })
  page.on('response', (response) => {
    if (response.status() >= 400) said.push(`${response.status()} ${response.url()}`)
  })
})

afterEach(async () => {
  await page.close()
  expect(said).toEqual([])
})

/** Opens the gallery. @returns its two frames, once they show all examples */
async function open(): Promise<Record<'light' | 'dark', Frame>> {
  await page.goto(`${server?.said[0]}${GALLERY_PATH}`)
  const frameOf = async (scheme: string) => {
    const found = await page.locator(`iframe[title=${scheme}]`).elementHandle()
    const frame = await found?.contentFrame()
    if (!frame) throw new Error(`There is no frame for ${scheme}.`)
    await frame.locator('[data-example]').last().waitFor({ state: 'attached' })
    return frame
  }
  return { light: await frameOf('light'), dark: await frameOf('dark') }
}

const paper = (frame: Frame) =>
  frame.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--colour-paper'),
  )

test('every example of every kind is there in both schemes, and fits 360 px', async () => {
  for (const [scheme, frame] of Object.entries(await open())) {
    const shown = await frame.evaluate(() =>
      [...document.querySelectorAll('[data-example]')].flatMap((one) => {
        const isShown = one.querySelector('div > *') && !one.hasAttribute('data-faulty')
        return isShown ? [one.getAttribute('data-example')] : []
      }),
    )
    expect(shown.sort(), scheme).toEqual(EXAMPLES)
    const { width, overflow } = await frame.evaluate(() => ({
      width: innerWidth,
      overflow: document.documentElement.scrollWidth - innerWidth,
    }))
    expect(width).toBe(360)
    expect(overflow).toBeLessThanOrEqual(0)
  }
})

test('each frame has the colours of its own scheme', async () => {
  const { light, dark } = await open()
  expect(await paper(light)).toBe(theme.light.paper)
  expect(await paper(dark)).toBe(theme.dark.paper)
  for (const [scheme, frame] of Object.entries({ light, dark })) {
    const used = frame.evaluate(() => getComputedStyle(document.documentElement).colorScheme)
    expect(await used).toBe(scheme)
  }
})

test('shows the tokens and the parts', async () => {
  const { light } = await open()
  const count = (selector: string) => light.locator(selector).count()
  expect(await count('[data-token^="--colour-"]')).toBe(Object.keys(theme.light).length)
  for (const start of ['--step-', '--space-', '--font-'])
    expect(await count(`[data-token^="${start}"]`)).toBeGreaterThan(1)
  for (const part of ['Heading', 'ActionButton', 'Label', 'FigureList'])
    expect(await count(`[data-part=${part}] section > div > *`)).toBeGreaterThan(0)
})

test('can be looked at in other widths, from an index', async () => {
  const { light, dark } = await open()
  for (const width of [768, 1280]) {
    await page.getByLabel(`${width}`).check()
    for (const frame of [light, dark])
      await eventually(() => frame.evaluate(() => innerWidth)).toBe(width)
  }
  await page.getByRole('link', { name: 'stats', exact: true }).click()
  for (const frame of [light, dark]) {
    const top = () => frame.locator('#stats').evaluate((one) => one.getBoundingClientRect().top)
    await eventually(async () => Math.abs(await top())).toBeLessThan(40)
  }
})

test('follows the theme, without loading anew', async () => {
  const { light, dark } = await open()
  await light.evaluate(() => document.documentElement.setAttribute('data-mark', ''))
  writeFileSync(file, good.replace(theme.light.paper, '#FFEEDD'))
  await eventually(() => paper(light)).toBe('#FFEEDD')
  expect(await paper(dark)).toBe(theme.dark.paper)
  expect(await light.locator('html[data-mark]').count()).toBe(1)
})

test('lists what is wrong with an example, by its own file', async () => {
  const address = '/Big-Data-Analytics'
  const example = readFileSync('src/sections/grid/example.yaml', 'utf8')
  const line = example.slice(0, example.indexOf(`to: ${address}`)).split('\n').length
  const { light } = await open()
  // The page goes by another name everywhere but in the example.
  writeFileSync(file, good.replaceAll(address, '/Large-Data'))
  const list = page.locator('site-findings li')
  await eventually(() => list.allTextContents().then((all) => all.join('\n'))).toContain(
    `src/sections/grid/example.yaml:${line}:`,
  )
  const faulty = light.locator('[data-example="grid/extreme"]')
  await eventually(() => faulty.getAttribute('data-faulty')).toBe('true')
  expect(await faulty.locator('section').count()).toBe(1)
  writeFileSync(file, good)
  await eventually(() => page.locator('site-findings').isHidden()).toBe(true)
})
