/** A photograph from a phone, on a phone. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished } from 'vitest'
import { photographFromPhone } from '../fixtures/large-pictures.ts'
import { start } from './processes.ts'
import { arrive, exampleTest as test } from './visitor.ts'

const SITE = `publication: { origin: https://www.crumb.example }
company: { name: Crumb }
routes:
  - path: /
    title: Bread from the stone oven
    description: Sourdough and rye, baked at night and on the shelf at seven.
    sections:
      - type: hero
        headline: Bread that takes its time
        image: { src: "/Our oven, 1.jpg", alt: The oven }
`

async function published(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'site-sizes-'))
  mkdirSync(join(folder, 'public'))
  writeFileSync(join(folder, 'public/Our oven, 1.jpg'), await photographFromPhone())
  writeFileSync(join(folder, 'site.yaml'), SITE)
  const { said, stop } = await start(
    ['--import', 'tsx', 'src/commands/start.ts'],
    {
      ...{ SITE_DIR: folder, SITE_FILE: undefined, OUT_DIR: join(folder, 'dist') },
      ...{ PORT: '0', HOST: '127.0.0.1', CONTACT_DATABASE_URL: `file:${join(folder, 'kept.db')}` },
    },
    /^Serving the site at (\S+)$/m,
  )
  onTestFinished(async () => {
    await stop()
    rmSync(folder, { recursive: true })
  })
  return said[0] ?? ''
}

test('a window gets the picture in the size that it shows, upright', async ({ open }) => {
  const baseURL = await published()
  const sizeIn = async (width: number, deviceScaleFactor: number) => {
    const page = await open({ baseURL, viewport: { width, height: 800 }, deviceScaleFactor })
    const asked: string[] = []
    page.on('request', (one) => asked.push(new URL(one.url()).pathname))
    await arrive(page, '/')
    const [image, file] = await page
      .getByRole('img', { name: 'The oven' })
      .evaluate(async (one) => {
        if (!(one instanceof HTMLImageElement)) throw new Error('It is no picture.')
        await one.decode()
        const { clientWidth, clientHeight, currentSrc } = one
        return [{ isUpright: clientHeight > clientWidth }, new URL(currentSrc).pathname] as const
      })
    expect(image).toEqual({ isUpright: true })
    // One size, and it once.
    expect(asked.filter((one) => /\.(webp|jpg)$/.test(one))).toEqual([file])
    return /-(\d+)\.webp$/.exec(file)?.[1] ?? file
  }
  expect(await sizeIn(390, 1)).toBe('480')
  expect(await sizeIn(390, 3)).toBe('1320')
  expect(await sizeIn(1280, 1)).toBe('800')
  expect(await sizeIn(1440, 3)).toBe('/Our%20oven,%201.jpg')
})
