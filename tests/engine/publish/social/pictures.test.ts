import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inflateSync } from 'node:zlib'
import { Resvg } from '@resvg/resvg-js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CompiledSite } from '../../../../src/content/model.ts'
import { socialPictures } from '../../../../src/publish/social/pictures.ts'
import { compileProject, projectOf } from '../../../../src/site-folder/project.ts'

const project = projectOf(process.env)
const { value: whole } = await compileProject(project)
if (!whole) throw new Error('The site has errors, see `npm run check`.')

/** Two pages are enough to tell, of which one is a work. */
const some = (site: CompiledSite): CompiledSite => {
  const works = site.pages.filter(({ sheet }) => site.sets[sheet.set ?? '']?.subject === 'work')
  return { ...site, pages: [...site.pages.slice(0, 1), ...works.slice(0, 1)] }
}
const site = some(whole)
const [first, second] = site.pages.map(({ id }) => id)

let folder = ''
let places = { publicDir: '', storeDir: '' }
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'social-'))
  places = { publicDir: join(folder, 'public'), storeDir: join(folder, 'store') }
  cpSync(project.publicDir, places.publicDir, { recursive: true })
})
afterAll(() => rmSync(folder, { recursive: true }))

const bodies = async (of: CompiledSite, changes: Partial<typeof places> = {}) => {
  const { files } = await socialPictures(of, { ...places, ...changes })
  return new Map(files.map(({ address, body }) => [address, body.toString('base64')]))
}

const stored = () => readdirSync(places.storeDir).sort()

/** The colour in the corner of a picture without a palette (PNG, sections 5 and 9). */
function cornerOf(png: Buffer): string {
  const data: Buffer[] = []
  for (let at = 8; at < png.length; ) {
    const length = png.readUInt32BE(at)
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT')
      data.push(png.subarray(at + 8, at + 8 + length))
    at += length + 12
  }
  // The first byte of a line says how it is filtered; nothing stands before the first pixel.
  return `#${inflateSync(Buffer.concat(data)).toString('hex', 1, 4)}`.toUpperCase()
}

describe('the pictures of a site', () => {
  test('are dark for works and light for all others', async () => {
    const { files } = await socialPictures(site, places)
    const { paper, night } = site.theme.light
    expect(files.map(({ body }) => cornerOf(body))).toEqual([paper, night])
  })

  test('are drawn once', async () => {
    const before = await bodies(site)
    const kept = stored()
    expect(kept).toHaveLength(2)
    // Whatever is kept is taken as it is, so nothing was drawn if this comes back.
    for (const file of kept) writeFileSync(join(places.storeDir, file), 'kept')
    expect([...(await bodies(site)).values()]).toEqual(['kept', 'kept'].map(btoa))
    expect(stored()).toEqual(kept)
    rmSync(places.storeDir, { recursive: true })
    expect(await bodies(site)).toEqual(before)
  })

  test.for<[string, (site: CompiledSite) => CompiledSite]>([
    [
      'a color',
      (one) => ({
        ...one,
        theme: { ...one.theme, light: { ...one.theme.light, accent: '#AA3300' } },
      }),
    ],
    [
      'the name of the company',
      (one) => ({
        ...one,
        shell: { ...one.shell, company: { name: 'Other' } },
      }),
    ],
    [
      'the cut of a font',
      (one) => {
        const { fonts } = one.theme
        const display = fonts.text && { ...fonts.text, weight: 500 }
        return { ...one, theme: { ...one.theme, fonts: { ...fonts, ...(display && { display }) } } }
      },
    ],
    [
      'a sheet number',
      (one) => ({
        ...one,
        pages: one.pages.map((page) => ({ ...page, sheet: { ...page.sheet, code: 'X 99' } })),
      }),
    ],
  ])('change with %s', async ([, change]) => {
    const before = await bodies(site)
    const after = await bodies(change(site))
    for (const [address, body] of before) expect(after.get(address), address).not.toBe(body)
  })

  test('change with the drawing at the head of their page', async () => {
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
    const after = await bodies(site, { publicDir })
    for (const [address, body] of before) expect(after.get(address), address).not.toBe(body)
  })

  test('give way to a picture that somebody put in their place', async () => {
    const own = new Resvg('<svg xmlns="http://www.w3.org/2000/svg" width="40" height="21"/>')
    mkdirSync(join(places.publicDir, 'social'))
    writeFileSync(join(places.publicDir, `social/${first}.png`), own.render().asPng())
    const { files, of } = await socialPictures(site, places)
    expect(files.map(({ address }) => address)).toEqual([`/social/${second}.png`])
    expect(of.get(first ?? '')).toMatchObject({ width: 40, height: 21 })
    expect(of.get(second ?? '')).toMatchObject({ width: 1200, height: 630 })
  })
})
