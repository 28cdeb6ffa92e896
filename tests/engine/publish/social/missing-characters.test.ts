import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { CompiledSite } from '../../../../src/content/model.ts'
import { findMissingCharacters } from '../../../../src/contract/missing-characters.ts'
import { findDrawableText } from '../../../../src/publish/social/drawable-text.ts'
import { createSocialImages } from '../../../../src/publish/social/social-images.ts'
import { readFont } from '../../../../src/site-folder/font.ts'
import { compileProject, getProject } from '../../../../src/site-folder/project.ts'
import { createTestFolder } from '../../server/temp-folders.ts'

const project = getProject({ SITE_DIR: 'tests/example' })
const { value: site, source } = await compileProject(project)
if (!site) throw new Error('The example has errors.')
const [src = ''] = site.theme.fonts.display?.src ?? []
const { characters } = await readFont(readFileSync(join(project.publicDir, src)))

test('reports characters that a font lacks, in any Unicode form', () => {
  const lacking = (text: string) => findMissingCharacters(characters, text)
  expect(lacking('Zażółć مرحبا'.normalize('NFD'))).toEqual(expect.arrayContaining(['م', 'ر']))
  expect(lacking('Fu\u0308r\u00a0co\u00adop')).toEqual([])
})

test('draws a text completely or not at all', () => {
  expect(findDrawableText(['مرحبا', 'Hello م', 'Welcome'], characters)).toBe('Welcome')
  expect(findDrawableText(['مرحبا'], characters)).toBe('')
})

test('shows another text if the font lacks characters of the headline', async () => {
  const places = { publicDir: project.publicDir, cacheDir: createTestFolder() }
  const [page] = site.pages
  if (!page) throw new Error('The site has no page.')
  const headed = (title: string): CompiledSite => ({
    ...site,
    pages: [page],
    outlines: new Map([[page.path, { ...site.outlines.get(page.path), title }]]),
  })
  const arabic = await createSocialImages(headed('مرحبا'), places)
  const titled = await createSocialImages(headed(page.title), places)
  await arabic.drawing.finish()
  await titled.drawing.finish()
  // The same picture as with the title as headline.
  expect(arabic.files[0]?.body).toEqual(titled.files[0]?.body)
})

test('reports missing characters of the project fonts at their texts', async () => {
  const text = source.text.replace('headline: Mend with us', 'headline: Mend with Łukasz, مرحبا')
  const { value, diagnostics } = await compileProject(project, text.replaceAll(', مرحبا', ' مرحبا'))
  expect(value).toBeDefined()
  expect(diagnostics).toMatchObject([{ code: 'font/letters', severity: 'warning' }])
  const [{ message = '', range } = {}] = diagnostics
  expect(message).toContain(`public${src} has no "Ł", "م", "ر", "ح", "ب", "ا"`)
  const line = text.slice(0, text.indexOf('Łukasz')).split('\n').length
  expect(range?.start.line).toBe(line)
})
