import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { MANIFEST_FILE } from '../../../src/contract/manifest.ts'
import { replaceFolder } from '../../../src/publish/replace-folder.ts'
import { emptyFolder } from '../studio/example.ts'

const NO_PROCESS = 999_999_999

test('a build that was killed while it replaced the folder leaves the previous one to the next build', async () => {
  const parent = emptyFolder()
  const folder = join(parent, 'dist')
  const old = join(parent, `dist.old-${NO_PROCESS}`)
  mkdirSync(join(old, '.site'), { recursive: true })
  writeFileSync(join(old, MANIFEST_FILE), 'previous')
  mkdirSync(join(parent, `dist.next-${NO_PROCESS}`))
  const fail = () => Promise.reject(new Error('Disk full'))
  await expect(replaceFolder(folder, fail)).rejects.toThrow('Disk full')
  expect(readdirSync(parent)).toEqual(['dist'])
  expect(readFileSync(join(folder, MANIFEST_FILE), 'utf8')).toBe('previous')
})
