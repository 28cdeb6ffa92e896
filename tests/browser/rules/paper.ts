/** Whether a page is worth printing. */
import { inflateSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { finish } from './page.ts'

/** A4 between the margins that Chromium gives a page, in px. */
const PAPER = { width: 718, height: 1000 } as const

/** A sheet with fewer letters and fewer drawn lines than these is nearly empty. */
const LEAST = { letters: 150, lines: 20 } as const

/** The texts and images of the content that are shown; words of buttons do nothing on paper. */
const contentOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    const content: string[] = []
    const walker = document.createTreeWalker(
      document.querySelector('main') ?? document.body,
      NodeFilter.SHOW_TEXT,
    )
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.nodeValue?.trim()
      const element = node.parentElement
      if (!text || !element || element.closest('button, [popover]')) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const hasRoom = [...range.getClientRects()].some(({ width, height }) => width * height > 1)
      if (hasRoom && isShown(element)) content.push(text)
    }
    // Without regard to its size: images further down are loaded only when the printing begins.
    const images = [...document.querySelectorAll('main img')].filter(isShown)
    return [...content, ...images.map((one) => one.getAttribute('src') ?? '')]
  })

/** What hangs over the paper, is wider than it, or hard to read there. */
const looks = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    const complaints = scrollWidth > clientWidth ? [`is ${scrollWidth} px wide`] : []
    const pen = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
    const luminanceOf = (colour: string): number => {
      if (!pen) return 0
      pen.fillStyle = 'white'
      pen.fillRect(0, 0, 1, 1)
      pen.fillStyle = colour
      pen.fillRect(0, 0, 1, 1)
      const [red = 0, green = 0, blue = 0] = [...pen.getImageData(0, 0, 1, 1).data].map((part) => {
        const share = part / 255
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
      })
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    }
    for (const element of document.body.querySelectorAll('*')) {
      // Out of the sheet at the top is what comes only with the focus.
      const { bottom } = element.getBoundingClientRect()
      if (bottom <= 0 || !element.checkVisibility({ visibilityProperty: true })) continue
      const name = element.outerHTML.slice(0, 80)
      const { position, color, fontSize } = getComputedStyle(element)
      if (/fixed|sticky/.test(position)) complaints.push(`is ${position}: ${name}`)
      const isText = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim(),
      )
      if (!isText) continue
      // Printers leave grounds out, so ink has to do on white paper (WCAG 1.4.3); 1 px is 0.75 pt.
      if (1.05 / (luminanceOf(color) + 0.05) < 4.5) complaints.push(`is faint: ${name}`)
      if (Number.parseFloat(fontSize) < 10) complaints.push(`is tiny: ${name}`)
    }
    return complaints
  })

/** Sheets before the last one that are nearly empty, by what Chromium writes into the PDF of a page. */
async function emptySheets(page: Page): Promise<string[]> {
  const pdf = await page.pdf({ format: 'A4' })
  const text = pdf.toString('latin1')
  const contents = [...text.matchAll(/<<\/Type \/Page\n[\s\S]*?\/Contents (\d+) 0 R/g)]
  return contents.slice(0, -1).flatMap(([, number], index) => {
    const at = text.indexOf(`\n${number} 0 obj`)
    const start = text.indexOf('stream\n', at) + 'stream\n'.length
    const length = Number(/\/Length (\d+)/.exec(text.slice(at, start))?.[1])
    const drawn = inflateSync(pdf.subarray(start, start + length)).toString('latin1')
    const letters = [...drawn.matchAll(/<([\dA-F]+)> Tj/gi)].join('').length / 8
    const lines = drawn.match(/^(f|S|f\*|\/X\d+ Do)$/gm)?.length ?? 0
    const isEmpty = letters < LEAST.letters && lines < LEAST.lines
    return isEmpty ? [`sheet ${index + 1} is nearly empty: ${Math.round(letters)} letters`] : []
  })
}

/** What is lost on paper, hangs over it, or cannot be read there, and sheets that are wasted. Opens all that opens. */
export async function paperComplaints(page: Page, open: () => Promise<void>): Promise<string[]> {
  const before = page.viewportSize()
  const complaints = await emptySheets(page)
  await page.setViewportSize(PAPER)
  await page.emulateMedia({ media: 'print' })
  await finish(page)
  const printed = await contentOf(page)
  complaints.push(...(await looks(page)))
  await page.emulateMedia({ media: 'screen' })
  await open()
  const read = await contentOf(page)
  if (before) await page.setViewportSize(before)
  const lost = read.filter((one) => {
    const at = printed.indexOf(one)
    if (at !== -1) printed.splice(at, 1)
    return at === -1
  })
  return [...complaints, ...lost.map((one) => `is not there: ${one.slice(0, 60)}`)]
}
