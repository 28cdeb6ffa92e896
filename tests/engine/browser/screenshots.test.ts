import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { photograph, writeSheet } from '../../../src/commands/screenshots/session.ts'
import type { Print } from '../../../src/commands/screenshots/sheet.ts'
import { subjectsOf } from '../../../src/commands/screenshots/subjects.ts'

const VIEW = { width: 360, scheme: 'dark' } as const
const folder = mkdtempSync(join(tmpdir(), 'site-screenshots-'))
const names = ['/', 'menu-open', 'not-found', 'form-with-errors']

let prints: Print[]
let sheet: string[]

beforeAll(async () => {
  const browser = await chromium.connect(inject('browser'))
  const subjects = subjectsOf(inject('exampleSite'), names)
  prints = await photograph(browser, inject('exampleUrl'), VIEW, subjects, folder)
  sheet = await writeSheet(browser, VIEW, prints, folder, 4000)
  await browser.close()
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Width and height of a picture, from its IHDR chunk (PNG, section 11.2.2). */
function sizeOf(file: string): readonly [width: number, height: number] {
  const bytes = readFileSync(join(folder, file))
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)]
}

test('each page is photographed as a whole, what hangs in the window with the window', () => {
  expect(prints.map(({ picture }) => picture.name)).toEqual(names)
  for (const { file, picture } of prints) {
    expect(sizeOf(file)).toEqual([picture.width, picture.height])
    expect(picture.width).toBe(VIEW.width)
  }
  const [home, menu] = prints
  expect(home?.picture.height).toBeGreaterThan(800)
  expect(menu?.picture.height).toBe(800)
})

test('thumbnails are the same, smaller', () => {
  for (const { thumbnail, width, height } of prints) {
    const [wide, high] = sizeOf(thumbnail)
    expect(wide).toBe(width)
    expect(Math.abs(high - height)).toBeLessThanOrEqual(1)
  }
})

test('the sheet has a document and a picture of each part', () => {
  expect(sheet[0]).toBe('sheet-360-dark.html')
  expect(sheet.length).toBeGreaterThan(1)
  for (const file of sheet) expect(existsSync(join(folder, file)), file).toBe(true)
})
