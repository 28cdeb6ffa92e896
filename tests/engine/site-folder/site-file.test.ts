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

test('a text takes the place of a file with its mode, through a link, and leaves nothing else behind', () => {
  const [own, other] = [createTestFolder(), createTestFolder()]
  const [file, link] = [join(other, 'real.yaml'), join(own, 'site.yaml')]
  writeFileSync(file, 'old')
  // More than a new file gets.
  chmodSync(file, 0o666)
  symlinkSync(file, link)
  const before = statSync(file).ino
  writeAtomically(link, '\ufeffnew ä 😀\r\n')
  expect(readText(file)).toBe('\ufeffnew ä 😀\r\n')
  expect(statSync(file).mode & 0o777).toBe(0o666)
  // Who has the old one open goes on reading it.
  expect(statSync(file).ino).not.toBe(before)
  expect(lstatSync(link).isSymbolicLink()).toBe(true)
  expect([readdirSync(own), readdirSync(other)]).toEqual([['site.yaml'], ['real.yaml']])
})

test('what is no UTF-8 is not read, so that it is never written otherwise', () => {
  const file = join(createTestFolder(), 'site.yaml')
  writeFileSync(file, Buffer.from([0x61, 0xe4, 0x0a]))
  expect(() => readText(file)).toThrow('UTF-8')
})

test('where there is no file nothing is made, and nothing is left of the attempt', () => {
  const path = createTestFolder()
  expect(() => writeAtomically(join(path, 'site.yaml'), 'new')).toThrow('ENOENT')
  expect(readdirSync(path)).toEqual([])
  mkdirSync(join(path, 'site.yaml'))
  expect(() => writeAtomically(join(path, 'site.yaml'), 'new')).toThrow('EISDIR')
  expect(readdirSync(path)).toEqual(['site.yaml'])
})
