import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { recordAuthor } from '../../../src/publication/authors.ts'
import { formatChanges } from '../../../src/publication/format-changes.ts'
import { storePublishedText } from '../../../src/publication/published-text.ts'
import { readChanges } from '../../../src/publication/read-changes.ts'
import { getProject } from '../../../src/site-folder/project.ts'

test('changes name the editor who made them last', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'site-authors-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const project = getProject({ SITE_DIR: folder })
  cpSync('tests/example/site.yaml', project.siteFile)
  const original = readFileSync(project.siteFile, 'utf8')
  storePublishedText(project, original)
  const [title = '', next = ''] = [...original.matchAll(/^ +title: .*/gm)].map(([line]) => line)

  const edit = async (name: string | undefined, from: string, to: string) => {
    const text = readFileSync(project.siteFile, 'utf8')
    const changed = text.replace(from, to)
    writeFileSync(project.siteFile, changed)
    const [before, after] = [await readChanges(project, text), await readChanges(project, changed)]
    if (name !== undefined) recordAuthor(project, name, before.changes, after.changes)
    return after.changes.length
  }
  const listAuthors = async () =>
    (await readChanges(project, readFileSync(project.siteFile, 'utf8'))).changes.map(
      ({ author }) => author,
    )

  expect(await edit('Anna', title, `${title} here`)).toBe(1)
  expect(await edit(undefined, next, `${next} there`)).toBe(2)
  expect(await listAuthors()).toEqual(['Anna', undefined])
  await edit('Ben', `${title} here`, `${title} and there`)
  expect(await listAuthors()).toEqual(['Ben', undefined])
  const list = await readChanges(project, readFileSync(project.siteFile, 'utf8'))
  expect(formatChanges(list)).toMatch(/\(Ben\)/)
})
