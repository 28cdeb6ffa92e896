import {
  chmodSync,
  lstatSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readText, replaceText } from '../../../src/site-folder/site-file.ts'

function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'site-file-'))
  onTestFinished(() => rmSync(path, { recursive: true, force: true }))
  return path
}

test('a text takes the place of a file with its mode, through a link, and leaves nothing else behind', () => {
  const [own, other] = [folder(), folder()]
  const [file, link] = [join(other, 'real.yaml'), join(own, 'site.yaml')]
  writeFileSync(file, 'old')
  chmodSync(file, 0o640)
  symlinkSync(file, link)
  replaceText(link, '\ufeffnew ä 😀\r\n')
  expect(readText(file)).toBe('\ufeffnew ä 😀\r\n')
  expect(statSync(file).mode & 0o777).toBe(0o640)
  expect(lstatSync(link).isSymbolicLink()).toBe(true)
  expect([readdirSync(own), readdirSync(other)]).toEqual([['site.yaml'], ['real.yaml']])
})

test('what is no UTF-8 is not read, so that it is never written otherwise', () => {
  const file = join(folder(), 'site.yaml')
  writeFileSync(file, Buffer.from([0x61, 0xe4, 0x0a]))
  expect(() => readText(file)).toThrow('UTF-8')
})

test('a file that is not there is not made', () => {
  const path = folder()
  expect(() => replaceText(join(path, 'site.yaml'), 'new')).toThrow()
  expect(readdirSync(path)).toEqual([])
})

test('the file is another one: who has the old one open goes on reading it', () => {
  const file = join(folder(), 'site.yaml')
  writeFileSync(file, 'old')
  const before = statSync(file).ino
  replaceText(file, 'new')
  expect(statSync(file).ino).not.toBe(before)
  expect(readFileSync(file, 'utf8')).toBe('new')
})
