import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import type { CompiledSite, PageData } from '../../../../src/content/model.ts'
import { createSocialImages } from '../../../../src/publish/social/social-images.ts'
import { getProject } from '../../../../src/site-folder/project.ts'
import { createSuiteFolder } from '../../server/temp-folders.ts'
import { site as whole } from '../../theme/shell/surroundings.tsx'

/** Two pages, one of which is a case study. */
const isWork = ({ placement }: PageData) =>
  whole.collections[placement.collection ?? '']?.subject === 'work'
const pages = [...whole.pages.slice(0, 1), ...whole.pages.filter(isWork).slice(0, 1)]
const site: CompiledSite = { ...whole, pages }
const [first, second] = site.pages.map(({ id }) => id)

const folder = createSuiteFolder()
const places = { publicDir: join(folder, 'public'), cacheDir: join(folder, 'store') }
cpSync(getProject(process.env).publicDir, places.publicDir, { recursive: true })

async function drawSocialImages(of: CompiledSite, options: typeof places) {
  const images = await createSocialImages(of, options)
  await images.drawing.finish()
  return images
}

const bodies = async (of: CompiledSite, changes: Partial<typeof places> = {}) => {
  const { files } = await drawSocialImages(of, { ...places, ...changes })
  return new Map(files.map(({ address, body }) => [address, body.toString('base64')]))
}

const stored = () => readdirSync(places.cacheDir).sort()

/** The color in the corner of a picture. */
async function cornerOf(png: Buffer): Promise<string> {
  const corner = sharp(png).extract({ left: 0, top: 0, width: 1, height: 1 }).removeAlpha()
  return `#${(await corner.raw().toBuffer()).toString('hex')}`.toUpperCase()
}

const expectOthers = (before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>) => {
  for (const [address, body] of before) expect(after.get(address), address).not.toBe(body)
}

describe('social images', () => {
  test('are dark for case studies and light for other pages', async () => {
    const { files } = await drawSocialImages(site, places)
    const { background, inverse } = site.theme.light
    const corners = await Promise.all(files.map(({ body }) => cornerOf(body)))
    expect(corners).toEqual([background, inverse])
  })

  test('are reused, except for damaged ones', async () => {
    const before = await bodies(site)
    expect((await drawSocialImages(site, places)).reused).toBe(2)
    const [damaged = ''] = stored()
    writeFileSync(join(places.cacheDir, damaged), 'damaged')
    const { reused } = await drawSocialImages(site, places)
    expect(reused).toBe(1)
    expect(await bodies(site)).toEqual(before)
  })

  test.for<[string, (site: CompiledSite) => Partial<CompiledSite>]>([
    [
      'a color',
      ({ theme }) => ({ theme: { ...theme, light: { ...theme.light, accent: '#AA3300' } } }),
    ],
    [
      'the name of the company',
      ({ shell }) => ({ shell: { ...shell, company: { name: 'Other' } } }),
    ],
    [
      'the cut of a font',
      ({ theme: { fonts, ...theme } }) => ({
        theme: {
          ...theme,
          fonts: { ...fonts, ...(fonts.text && { display: { ...fonts.text, weight: 500 } }) },
        },
      }),
    ],
    [
      'a page number',
      ({ pages }) => ({
        pages: pages.map((page) => ({ ...page, placement: { ...page.placement, code: 'X 99' } })),
      }),
    ],
  ])('change with %s', async ([, change]) => {
    expectOthers(await bodies(site), await bodies({ ...site, ...change(site) }))
  })

  test('change with the first drawing of their page', async () => {
    const before = await bodies(site)
    const publicDir = join(folder, 'redrawn')
    cpSync(places.publicDir, publicDir, { recursive: true })
    const drawings = site.pages.flatMap(({ path }) => {
      const image = site.outlines.get(path)?.image
      return image ? [image.src] : []
    })
    expect(drawings).toHaveLength(site.pages.length)
    const other = readFileSync(join(publicDir, 'drawings/derailed.svg'))
    for (const src of drawings) writeFileSync(join(publicDir, src), other)
    expectOthers(before, await bodies(site, { publicDir }))
  })

  test('shows photos in formats that only browsers draw, as JPEG', async () => {
    const page = site.pages[0]
    const image = page && site.outlines.get(page.path)?.image
    if (!page || !image) throw new Error('The first page has no picture.')
    const publicDir = join(folder, 'photo')
    cpSync(places.publicDir, publicDir, { recursive: true })
    const create = { width: 40, height: 30, channels: 3, background: '#00FF00' } as const
    await sharp({ create }).webp().toFile(join(publicDir, 'photo.webp'))
    const outlines = new Map(site.outlines).set(page.path, {
      ...site.outlines.get(page.path),
      image: { ...image, src: '/photo.webp', width: 40, height: 30 },
    })
    const { files, byPageId } = await drawSocialImages(
      { ...site, pages: [page], outlines },
      { ...places, publicDir },
    )
    const address = `/social/${page.id}.jpg`
    expect(files.map((file) => file.address)).toEqual([address])
    expect(byPageId.get(page.id)).toMatchObject({ src: address, type: 'image/jpeg' })
    expect((await sharp(files[0]?.body).metadata()).format).toBe('jpeg')
    const middle = { left: 860, top: 260, width: 1, height: 1 }
    const pixel = await sharp(files[0]?.body).extract(middle).removeAlpha().raw().toBuffer()
    expect(pixel[1]).toBeGreaterThan(200)
    expect(pixel[0]).toBeLessThan(60)
  })

  test.for(['png', 'jpg'])('keeps an owner image as .%s', async (extension) => {
    const publicDir = join(folder, `own-${extension}`)
    cpSync(places.publicDir, publicDir, { recursive: true })
    mkdirSync(join(publicDir, 'social'))
    const own = { width: 40, height: 21 }
    const create = { ...own, channels: 3, background: '#FFFFFF' } as const
    await sharp({ create }).toFile(join(publicDir, `social/${first}.${extension}`))
    const { files, byPageId } = await drawSocialImages(site, { ...places, publicDir })
    expect(files.map(({ address }) => address)).toEqual([`/social/${second}.png`])
    expect(byPageId.get(first ?? '')).toMatchObject({
      ...own,
      src: `/social/${first}.${extension}`,
    })
    expect(byPageId.get(second ?? '')).toMatchObject({ width: 1200, height: 630 })
  })
})
