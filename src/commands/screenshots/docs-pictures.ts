import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Browser, Locator } from 'playwright-core'
import sharp from 'sharp'
import { startChromium } from './chromium.ts'
import { serveSite } from './served-site.ts'

const OUT = resolve('docs/pictures')
const HOME = { width: 1280, height: 800 }
const KIND = { width: 900, height: 700 }
const HOME_BYTES = 60_000
const KIND_BYTES = 25_000
const QUALITIES = [60, 45, 30, 20, 10]

async function writePicture(file: string, png: Buffer, maxBytes: number): Promise<void> {
  for (const quality of QUALITIES) {
    const picture = await sharp(png).webp({ quality, effort: 6 }).toBuffer()
    if (picture.length > maxBytes && quality !== QUALITIES.at(-1)) continue
    await sharp(picture).toFile(file)
    console.log(`${file}: ${Math.ceil(picture.length / 1000)} kB`)
    return
  }
}

async function captureHome(browser: Browser): Promise<void> {
  const served = await serveSite(process.env)
  try {
    const page = await browser.newPage({ viewport: HOME, reducedMotion: 'reduce' })
    await page.goto(served.url, { waitUntil: 'networkidle' })
    // Wait for the animation of the drawing.
    await page.waitForTimeout(3000)
    await writePicture(join(OUT, 'home.webp'), await page.screenshot(), HOME_BYTES)
    await page.close()
  } finally {
    await served.close()
  }
}

async function captureKinds(browser: Browser, address: string): Promise<void> {
  const page = await browser.newPage({ viewport: KIND, reducedMotion: 'reduce' })
  await page.goto(`${address}@gallery/light`, { waitUntil: 'networkidle' })
  await page.locator('[data-example$="/usual"]').first().waitFor()
  for (const example of await page.locator('[data-example$="/usual"]').all()) {
    const name = await example.getAttribute('data-example')
    const file = join(OUT, 'kinds', `${name?.replace('/usual', '')}.webp`)
    await writePicture(file, await captureExample(example), KIND_BYTES)
  }
}

/** The section without the caption above it; tall sections are cut at the end. */
async function captureExample(example: Locator): Promise<Buffer> {
  const section = example.locator('> div')
  await section.scrollIntoViewIfNeeded()
  await section.locator('img').evaluateAll((images: HTMLImageElement[]) => {
    for (const image of images) image.loading = 'eager'
    return Promise.all(images.map((image) => image.decode().catch(() => undefined)))
  })
  const png = sharp(await section.screenshot())
  const { width, height } = await png.metadata()
  return png.extract({ left: 0, top: 0, width, height: Math.min(height, KIND.height) }).toBuffer()
}

/** Runs `npm run dev` on a free port. @returns its address and a function that stops it */
async function startDevelopment() {
  const server = spawn(process.execPath, ['src/commands/run.js', 'dev'], {
    env: { ...process.env, PORT: '0', BROWSER: 'none', NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const stop = async () => {
    const exited = once(server, 'exit')
    if (server.exitCode === null && server.kill()) await exited
  }
  const address = await new Promise<string>((setAddress, reject) => {
    let output = ''
    server.stdout.on('data', (text) => {
      output += text
      const [found] = /http:\/\/\S+\//.exec(output) ?? []
      if (found) setAddress(found)
    })
    server.once('exit', () => reject(new Error(`The development server did not start:\n${output}`)))
  })
  return { address, stop }
}

export async function takeDocsPictures(): Promise<void> {
  mkdirSync(join(OUT, 'kinds'), { recursive: true })
  const browser = await startChromium()
  try {
    await captureHome(browser)
    const { address, stop } = await startDevelopment()
    await captureKinds(browser, address).finally(stop)
  } finally {
    await browser.close()
  }
}
