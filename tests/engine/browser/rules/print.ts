import type { Page } from 'playwright-core'
import { finishAnimations } from './page.ts'

/** A4 without margins, in CSS pixels. */
const PAPER = { width: 718, height: 1000 } as const

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

/** Content missing in print and unreadable text. `open` opens all disclosures. */
export async function printViolations(page: Page, open: () => Promise<void>): Promise<string[]> {
  const before = page.viewportSize()
  await page.setViewportSize(PAPER)
  await page.emulateMedia({ media: 'print' })
  await finishAnimations(page)
  const printed = await getVisibleContent(page)
  const violations = await findPrintStyleViolations(page)
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
