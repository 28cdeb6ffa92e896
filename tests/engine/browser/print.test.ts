/** What comes out of a printer: nothing stands on every sheet, and no sheet is almost empty. */
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { everyLayout } from './rules/sites.ts'
import { test } from './visitor.ts'

/** Paper in px: all of an A4 sheet, and what margins leave of a Letter. */
const PAPERS = [
  { width: 794, height: 1123 },
  { width: 740, height: 980 },
]

/** How much of a sheet has to be used before the next one begins, but for the last one. */
const LEAST = 1 / 5

/**
 * What is wrong on a paper. Columns are broken by the same rules as sheets, so the page is set in columns of the size of a
 * sheet.
 */
const violationsOn = (page: Page, paper: (typeof PAPERS)[number]): Promise<string[]> =>
  page.evaluate(
    ([{ width, height }, least]) => {
      const violations: string[] = []
      const root = document.getElementById('root')
      if (!root) return ['There is no page.']
      // Some printers put what is fixed on every sheet, wherever it is in the window.
      for (const one of root.querySelectorAll('*'))
        if (getComputedStyle(one).position === 'fixed' && one.checkVisibility())
          violations.push(`stands on every sheet: ${one.outerHTML.slice(0, 80)}`)
      root.style.cssText = `inline-size:${width}px;block-size:${height}px;columns:${width}px;column-gap:0;column-fill:auto`
      const used: number[] = []
      const use = ({ left, bottom, width: across, height: down }: DOMRect) => {
        if (across * down < 1) return
        const sheet = Math.floor((left + scrollX + 1) / width)
        used[sheet] = Math.max(used[sheet] ?? 0, bottom + scrollY)
      }
      const range = document.createRange()
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        if (!node.nodeValue?.trim() || !node.parentElement?.checkVisibility()) continue
        range.selectNodeContents(node)
        for (const rect of range.getClientRects()) use(rect)
      }
      for (const picture of root.querySelectorAll('img'))
        for (const rect of picture.getClientRects()) use(rect)
      root.style.cssText = ''
      used.pop()
      for (const [sheet, bottom = 0] of [...used].entries())
        if (bottom < height * least)
          violations.push(`sheet ${sheet + 1} of ${width} px ends at ${Math.round(bottom)} px`)
      return violations
    },
    [paper, LEAST] as const,
  )

async function printed(page: Page, path: string): Promise<string[]> {
  const violations: string[] = []
  await page.goto(path)
  for (const paper of PAPERS) {
    await page.setViewportSize(paper)
    violations.push(...(await violationsOn(page, paper)))
  }
  return violations.map((one) => `${path}: ${one}`)
}

test('nothing stands on every sheet, and no sheet is almost empty', async ({ open }) => {
  const page = await open()
  await page.emulateMedia({ media: 'print' })
  const violations: string[] = []
  for (const { address } of everyLayout) violations.push(...(await printed(page, address)))
  expect(violations).toEqual([])
})
