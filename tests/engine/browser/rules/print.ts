import { inflateSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { finishAnimations } from './page.ts'

/** A4 without margins, in CSS pixels. */
const PAPER = { width: 718, height: 1000 } as const

const MARGINS = { top: '1cm', right: '1cm', bottom: '1cm', left: '1cm' } as const

/** A sheet filled less than this share is reported as nearly empty. */
const MIN_FILLED = 1 / 3

/** Visible texts and images of the content, without buttons. */
const getVisibleContent = (page: Page): Promise<string[]> =>
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
    // Images further down load only for printing, so ignore their size.
    const images = [...document.querySelectorAll('main img')].filter(isShown)
    return [...content, ...images.map((one) => one.getAttribute('src') ?? '')]
  })

const findPrintStyleViolations = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    const violations = scrollWidth > clientWidth ? [`is ${scrollWidth} px wide`] : []
    const pen = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
    const getLuminance = (color: string): number => {
      if (!pen) return 0
      pen.fillStyle = 'white'
      pen.fillRect(0, 0, 1, 1)
      pen.fillStyle = color
      pen.fillRect(0, 0, 1, 1)
      const [red = 0, green = 0, blue = 0] = [...pen.getImageData(0, 0, 1, 1).data].map((part) => {
        const share = part / 255
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
      })
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    }
    for (const element of document.body.querySelectorAll('*')) {
      // Skip links are positioned above the page.
      const { bottom } = element.getBoundingClientRect()
      if (bottom <= 0 || !element.checkVisibility({ visibilityProperty: true })) continue
      const name = element.outerHTML.slice(0, 80)
      const { position, color, fontSize } = getComputedStyle(element)
      if (/fixed|sticky/.test(position)) violations.push(`is ${position}: ${name}`)
      const isText = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim(),
      )
      if (!isText) continue
      // Browsers print no backgrounds, so text needs contrast on white (WCAG 1.4.3). 1 px is 0.75 pt.
      if (1.05 / (getLuminance(color) + 0.05) < 4.5) violations.push(`is faint: ${name}`)
      if (Number.parseFloat(fontSize) < 10) violations.push(`is tiny: ${name}`)
    }
    return violations
  })

type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number]

/** Share of the sheet height down to the lowest ink, from the PDF operators that Chromium writes. */
function measureFilledShare(drawn: string, height: number): number {
  let lowest = height
  let now: Matrix = [1, 0, 0, 1, 0, 0]
  const saved: Matrix[] = []
  let shape: number[] = []
  const getHeight = (x: number, y: number) => now[1] * x + now[3] * y + now[5]
  for (const line of drawn.split('\n')) {
    const words = line.split(' ')
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = words.map(Number)
    const [p, q, r, s, t, u] = now
    const operator = words.at(-1) ?? ''
    if (operator === 'q') saved.push(now)
    else if (operator === 'Q') now = saved.pop() ?? now
    else if (operator === 'cm')
      now = [
        a * p + b * r,
        a * q + b * s,
        c * p + d * r,
        c * q + d * s,
        e * p + f * r + t,
        e * q + f * s + u,
      ]
    else if (operator === 'Tm') lowest = Math.min(lowest, getHeight(e, f))
    else if (operator === 'Do') lowest = Math.min(lowest, getHeight(0, 0), getHeight(1, 1))
    else if (/^[ml]$/.test(operator)) shape.push(getHeight(a, b))
    else if (operator === 'c') shape.push(getHeight(e, f))
    else if (operator === 're') shape.push(getHeight(a, b), getHeight(a + c, b + d))
    else if (/^([fFsSnBb]\*?)$/.test(operator)) {
      // Clipping paths end with `n`; a path taller than the sheet is its background.
      const isInk = operator !== 'n' && Math.max(...shape) - Math.min(...shape) < height * 0.9
      if (isInk) lowest = Math.min(lowest, ...shape)
      shape = []
    }
  }
  return 1 - Math.max(lowest, 0) / height
}

async function findEmptySheets(page: Page): Promise<string[]> {
  const pdf = await page.pdf({ format: 'A4', margin: MARGINS })
  const text = pdf.toString('latin1')
  const sheets = [
    ...text.matchAll(
      /<<\/Type \/Page\n[\s\S]*?\/MediaBox \[0 0 \S+ (\S+)\][\s\S]*?\/Contents (\d+) 0 R/g,
    ),
  ]
  return sheets.slice(0, -1).flatMap(([, height, number], index) => {
    const at = text.indexOf(`\n${number} 0 obj`)
    const start = text.indexOf('stream\n', at) + 'stream\n'.length
    const length = Number(/\/Length (\d+)/.exec(text.slice(at, start))?.[1])
    const drawn = inflateSync(pdf.subarray(start, start + length)).toString('latin1')
    const filled = measureFilledShare(drawn, Number(height))
    return filled < MIN_FILLED
      ? [`sheet ${index + 1} ends after ${Math.round(filled * 100)} %`]
      : []
  })
}

/** Content missing in print, unreadable text and nearly empty sheets. `open` opens all disclosures. */
export async function printViolations(page: Page, open: () => Promise<void>): Promise<string[]> {
  const before = page.viewportSize()
  const violations = await findEmptySheets(page)
  await page.setViewportSize(PAPER)
  await page.emulateMedia({ media: 'print' })
  await finishAnimations(page)
  const printed = await getVisibleContent(page)
  violations.push(...(await findPrintStyleViolations(page)))
  await page.emulateMedia({ media: 'screen' })
  await open()
  const read = await getVisibleContent(page)
  if (before) await page.setViewportSize(before)
  const lost = read.filter((one) => {
    const at = printed.indexOf(one)
    if (at !== -1) printed.splice(at, 1)
    return at === -1
  })
  return [...violations, ...lost.map((one) => `is not there: ${one.slice(0, 60)}`)]
}
