import {
  chmodSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readText, writeAtomically } from '../../../src/site-folder/site-file.ts'
import { createTestFolder } from '../server/temp-folders.ts'

test('replaces a file through a link, keeps its mode and leaves no other file', () => {
  const [own, other] = [createTestFolder(), createTestFolder()]
  const [file, link] = [join(other, 'real.yaml'), join(own, 'site.yaml')]
  writeFileSync(file, 'old')
  // More than the default mode.
  chmodSync(file, 0o666)
  symlinkSync(file, link)
  const before = statSync(file).ino
  writeAtomically(link, '\ufeffnew ä 😀\r\n')
  expect(readText(file)).toBe('\ufeffnew ä 😀\r\n')
  expect(statSync(file).mode & 0o777).toBe(0o666)
  // Open handles of the old file stay valid.
  expect(statSync(file).ino).not.toBe(before)
  expect(lstatSync(link).isSymbolicLink()).toBe(true)
  expect([readdirSync(own), readdirSync(other)]).toEqual([['site.yaml'], ['real.yaml']])
})

test('rejects files that are not UTF-8', () => {
  const file = join(createTestFolder(), 'site.yaml')
  writeFileSync(file, Buffer.from([0x61, 0xe4, 0x0a]))
  expect(() => readText(file)).toThrow('UTF-8')
})

test('fails for a missing file and leaves nothing behind', () => {
  const path = createTestFolder()
  expect(() => writeAtomically(join(path, 'site.yaml'), 'new')).toThrow('ENOENT')
  expect(readdirSync(path)).toEqual([])
  mkdirSync(join(path, 'site.yaml'))
  expect(() => writeAtomically(join(path, 'site.yaml'), 'new')).toThrow('EISDIR')
  expect(readdirSync(path)).toEqual(['site.yaml'])
})
