import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { getProject } from '../../../src/site-folder/project.ts'
import { test } from './page-driver.ts'

const { publicDir } = getProject({})
const drawings = readdirSync(publicDir, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.svg'))
  .map((file) => join(publicDir, file))
  .filter((file) => /@keyframes|<(animate|set)/.test(readFileSync(file, 'utf8')))

async function movingIn(page: Page, drawing: string) {
  await page.goto(pathToFileURL(drawing).href)
  return page.evaluate(() => ({
    styles: document.getAnimations().length,
    elements: document.querySelectorAll('animate, animateMotion, animateTransform, set').length,
  }))
}

test('stops SVG animations for reduced motion', async ({ open }) => {
  const calm = await open({ reducedMotion: 'reduce' })
  const lively = await open()
  const moving: string[] = []
  for (const drawing of drawings) {
    expect(await movingIn(calm, drawing), drawing).toEqual({ styles: 0, elements: 0 })
    if ((await movingIn(lively, drawing)).styles > 0) moving.push(drawing)
  }
  expect(moving).not.toEqual([])
})
