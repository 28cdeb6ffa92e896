/** Layouts of single sections that depend on the length of their texts or on their pictures. */
import type { Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import type { PageData } from '../../../src/content/model.ts'
import { createGlobalCss, renderPage } from '../../../src/publish/render.tsx'
import { compileExamples, examples, getExamplePage } from '../theme/sections/examples.ts'
import { gotoPage, showDocument, exampleTest as test } from './page-driver.ts'
import { example } from './page-parts.ts'

const site = compileExamples()
const WIDTHS = [320, 390, 768, 1280] as const

/** Shows the example of a section with other values of its fields. */
async function showSection(page: Page, kind: string, name: string, fields: object): Promise<void> {
  const found = examples.find((one) => one.kind === kind && one.name === name)
  if (!found) throw new Error(`There is no example ${kind}, ${name}.`)
  const data = getExamplePage(site, found, 'first')
  const sections = data.sections.map((section) => ({ ...section, ...fields }))
  const { html, css } = await renderPage(site.shell, { ...data, sections } as PageData)
  const styles = [createGlobalCss(site.theme, 'en'), css].map((one) => `<style>${one}</style>`)
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">`
  const document = `<!doctype html><html lang="en">${head}${styles.join('')}<body><div id="root">${html}</div>`
  await showDocument(page, '/section', document)
}

test('wraps an e-mail address at @ and dots only, in a readable size', async ({ reuse }) => {
  const page = await reuse()
  const email = 'anna-lena.mueller-luedenscheidt@bad-homburg.example'
  await showSection(page, 'contact', 'usual', { email })
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 })
    const parts = await page.locator('address a [translate=no] > span').evaluateAll((all) =>
      all.map((one) => ({
        lines: one.getClientRects().length,
        size: Number.parseFloat(getComputedStyle(one).fontSize),
        isInside:
          one.getBoundingClientRect().right <=
          (one.closest('address')?.getBoundingClientRect().right ?? 0),
      })),
    )
    expect(parts).toHaveLength(4)
    for (const { lines, size, isInside } of parts) {
      expect(lines, `${width} px`).toBe(1)
      expect(size, `${width} px`).toBeGreaterThan(13)
      expect(isInside, `${width} px`).toBe(true)
    }
  }
  expect(await page.locator('address a').textContent()).toBe(email)
})

test('keeps a banner label of 60 characters on one line while it moves', async ({ reuse }) => {
  const page = await reuse()
  const label = 'Come in, sit down and tell us what your bicycle should carry'
  const { banner } = inject('exampleSite').shell.footer
  await gotoPage(page, example.barLink(0).href)
  const lines = await example.footer(page).evaluate(
    (footer, [old, text]) => {
      const copies = [...footer.querySelectorAll('a > span > span')].filter(
        (one) => one.textContent === old,
      )
      for (const copy of copies) copy.textContent = text ?? ''
      const range = document.createRange()
      range.selectNodeContents(copies[0] ?? footer)
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
    },
    [banner?.label, label],
  )
  expect(lines).toBe(1)
})
