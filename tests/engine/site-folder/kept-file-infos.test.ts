import { appendFileSync, copyFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loadFileInfos } from '../../../src/site-folder/kept-file-infos.ts'
import { getProject } from '../../../src/site-folder/project.ts'
import { fileInfos, readPublicFiles } from '../../../src/site-folder/public-files.ts'
import { createTestFolder } from '../server/temp-folders.ts'

const original = getProject({ SITE_DIR: 'tests/example' })

test('public files read by an earlier process are the same as read again, also after a change', async () => {
  const project = { ...original, root: createTestFolder() }
  copyFileSync('package-lock.json', join(project.root, 'package-lock.json'))
  const read = async () => {
    fileInfos.clear()
    const save = loadFileInfos(project)
    const known = fileInfos.size
    const files = await readPublicFiles(project.publicDir)
    save()
    return { known, files }
  }
  const { known: none, files } = await read()
  expect(none).toBe(0)
  const again = await read()
  expect(again.known).toBeGreaterThan(0)
  expect(again.files).toEqual(files)
  const folder = join(project.root, 'node_modules/.cache/files')
  const [file = ''] = readdirSync(folder)
  const saved = readFileSync(join(folder, file))
  writeFileSync(join(folder, file), saved.fill(0, saved.length - 9))
  expect(await read()).toEqual({ known: 0, files })
  appendFileSync(join(project.root, 'package-lock.json'), '\n')
  expect(await read()).toEqual({ known: 0, files })
})
