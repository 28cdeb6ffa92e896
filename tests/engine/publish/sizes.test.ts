/** Large pictures in sizes for phones. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { createFileNamer, type Resize, resize } from '../../../src/publish/sizes/resize.ts'
import { createResponsiveImages } from '../../../src/publish/sizes/responsive-images.ts'
import { compileProject, getProject } from '../../../src/site-folder/project.ts'
import { SECRET } from '../fixtures/images.ts'
import { grains, photographFromPhone } from '../fixtures/large-pictures.ts'
import { createSuiteFolder } from '../server/temp-folders.ts'

const folder = createSuiteFolder()
const cacheDir = join(folder, 'store')

const photograph = await photographFromPhone()
const broken = await grains(1000, 100).png().toBuffer()
broken.fill(0xff, 60, 90)
const frame = await grains(600, 400).png().toBuffer()
const negative = await grains(600, 400).negate().png().toBuffer()
const turned = grains(900, 600).withMetadata({ orientation: 6 })
const moving = sharp([frame, negative], { join: { animated: true } })
const FILES: readonly (readonly [name: string, body: Buffer])[] = [
  ['Über uns, 1.jpg', photograph],
  ['scan.png', await grains(1000, 200).png().toBuffer()],
  ['turned.avif', await turned.avif({ effort: 0 }).toBuffer()],
  ['moves.webp', await moving.webp({ lossless: true, effort: 0 }).toBuffer()],
  ['gif-named.jpg', await moving.gif({ effort: 1 }).toBuffer()],
  ['png-named.jpg', await grains(1000, 180).png().toBuffer()],
  ['broken.png', broken],
  ['narrow.jpg', await grains(500, 2000).jpeg().toBuffer()],
  ['light.jpg', await grains(3000, 20).jpeg({ quality: 10 }).toBuffer()],
]

mkdirSync(join(folder, 'public'))
for (const [name, body] of FILES) writeFileSync(join(folder, 'public', name), body)
const items = FILES.map(
  ([name]) => `{ title: "${name}", image: { src: "/${name}", decorative: true } }`,
)
writeFileSync(
  join(folder, 'site.yaml'),
  `publication: { origin: https://www.example.org/bread/ }
company: { name: Bread }
routes:
  - path: /
    title: Bread
    description: All about bread
    sections: [{ type: grid, layout: cards, heading: Bread, items: [${items.join(', ')}] }]
`,
)
const { value: site, diagnostics } = await compileProject(getProject({ SITE_DIR: folder }))
if (!site) throw new Error(JSON.stringify(diagnostics))

const calls: number[] = []
const counted: Resize = (original, width) => {
  calls.push(width)
  return resize(original, width)
}
const sized = () =>
  createResponsiveImages(site, { publicDir: join(folder, 'public'), cacheDir }, counted)

test('resizes large pictures upright and without location; others are unchanged', async () => {
  const { files, warnings, site: shown } = await sized()
  const [section] = shown.pages[0]?.sections ?? []
  if (section?.kind !== 'grid') throw new Error('The page has another section.')
  const made = new Map(files.map(({ address, body }) => [address, Buffer.from(body)]))
  const widthsOf = async ({ image }: (typeof section.items)[number]) => {
    const named = image?.srcSet?.split(', ').map((one) => one.split(' ')) ?? []
    for (const [address = '', width] of named) {
      if (address === image?.src) continue
      const body = made.get(address)
      const { exif, orientation, ...about } = await sharp(body).metadata()
      expect([`${about.width}w`, exif, orientation]).toEqual([width, undefined, undefined])
      const ratio = (image?.height ?? 0) / (image?.width ?? 1)
      expect(Math.abs(about.height - about.width * ratio)).toBeLessThanOrEqual(1)
      expect(address).toMatch(/^\/bread\/assets\/[\w-]+\.webp$/)
      expect(body?.includes(SECRET)).toBe(false)
    }
    return named.map(([address, width]) => (address === image?.src ? `own ${width}` : width))
  }
  const widths = section.items.map(async (item) => [item.title, await widthsOf(item)])
  expect(Object.fromEntries(await Promise.all(widths))).toEqual({
    'Über uns, 1.jpg': ['480w', '800w', '1320w', 'own 1600w'],
    'scan.png': ['480w', '800w', 'own 1000w'],
    'turned.avif': ['480w', 'own 600w'],
    'moves.webp': [],
    'gif-named.jpg': [],
    'png-named.jpg': ['480w', '800w', 'own 1000w'],
    'broken.png': [],
    'narrow.jpg': [],
    'light.jpg': [],
  })
  expect(warnings).toHaveLength(1)
  expect(warnings[0]).toMatch(/^public\/broken\.png /)
})

test('reuses resized images, named by the hash of their source', async () => {
  const before = await sized()
  calls.length = 0
  const again = await sized()
  // The broken module is requested again.
  expect(calls).toEqual([480])
  expect(again.files.map(({ address, body }) => [address, String(body)])).toEqual(
    before.files.map(({ address, body }) => [address, String(body)]),
  )
  expect(new Set(again.files.map(({ address }) => address)).size).toBe(again.files.length)
  const original = { name: 'a.png', body: frame, width: 600, height: 400 }
  expect(await resize(original, 60)).toEqual(await resize(original, 60))
  const others = [480, 800].map(createFileNamer({ ...original, body: negative }))
  expect(new Set([...others, ...[480, 800].map(createFileNamer(original))]).size).toBe(4)
})
