import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { compileProject, projectOf } from '../../src/build/project.ts'
import type { CompiledSite } from '../../src/model.ts'
import { firstWhole, lackingIn } from '../../src/social/drawable.ts'
import { socialPictures } from '../../src/social/pictures.ts'

const project = projectOf(process.env)
const { value: site } = compileProject(project)
if (!site) throw new Error('The site has errors, see `npm run check`.')
const lacking = lackingIn(readFileSync(join(project.publicDir, site.theme.fonts.display.src)))

test('letters that a font lacks are told, whichever way a text spells them', () => {
  expect(lacking('Zażółć مرحبا'.normalize('NFD'))).toEqual(expect.arrayContaining(['م', 'ر']))
  expect(lacking('Fu\u0308r\u00a0co\u00adop')).toEqual([])
})

test('a text is drawn whole or not at all', () => {
  expect(firstWhole(['مرحبا', 'Hello م', 'Welcome'], lacking)).toBe('Welcome')
  expect(firstWhole(['مرحبا'], lacking)).toBe('')
})

test('a headline without its letters gives its place to another text, and is told', async () => {
  const storeDir = mkdtempSync(join(tmpdir(), 'social-'))
  onTestFinished(() => rmSync(storeDir, { recursive: true }))
  const [page] = site.pages
  if (!page) throw new Error('The site has no page.')
  const headed = (title: string): CompiledSite => ({
    ...site,
    pages: [page],
    outlines: new Map([[page.path, { ...site.outlines.get(page.path), title }]]),
  })
  const draw = (one: CompiledSite) =>
    socialPictures(one, { publicDir: project.publicDir, storeDir })
  const arabic = await draw(headed('مرحبا'))
  expect(arabic.lost).toMatchObject([{ page: page.path, text: 'مرحبا' }])
  // The same picture as where the title of the page is its headline.
  const titled = await draw(headed(page.title))
  expect(titled.lost).toEqual([])
  expect(arabic.files[0]?.body).toEqual(titled.files[0]?.body)
})
