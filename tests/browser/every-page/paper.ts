/** Whether a page is worth printing. */
import type { Page } from 'playwright-core'

/** A4 between the margins that Chromium gives a page, in px. */
export const PAPER = { width: 718, height: 1000 } as const

/** What a reader of the page gets: every text of its content, and every picture. */
interface Content {
  readonly texts: readonly string[]
  readonly pictures: readonly string[]
}

/** The content of a page as it is shown, closed parts closed; words of buttons do nothing on paper. */
const contentOf = (page: Page): Promise<Content> =>
  page.evaluate(() => {
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    const texts: string[] = []
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
      if (hasRoom && isShown(element)) texts.push(text)
    }
    // Without regard to its size: pictures further down are loaded only when the printing begins.
    const pictures = [...document.querySelectorAll('main img')]
      .filter(isShown)
      .map((one) => one.getAttribute('src') ?? '')
    return { texts, pictures }
  })

const missing = (all: readonly string[], some: readonly string[]): string[] => {
  const there = [...some]
  return all.filter((one) => {
    const at = there.indexOf(one)
    if (at !== -1) there.splice(at, 1)
    return at === -1
  })
}

/** What stands still or is hard to read on paper. */
const looks = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const complaints: string[] = []
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth > clientWidth) complaints.push(`is ${scrollWidth} px wide`)
    const pen = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
    const luminanceOf = (colour: string): number => {
      if (!pen) return 0
      pen.fillStyle = 'white'
      pen.fillRect(0, 0, 1, 1)
      pen.fillStyle = colour
      pen.fillRect(0, 0, 1, 1)
      const parts = [...pen.getImageData(0, 0, 1, 1).data.slice(0, 3)].map((part) => {
        const share = part / 255
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
      })
      return 0.2126 * (parts[0] ?? 0) + 0.7152 * (parts[1] ?? 0) + 0.0722 * (parts[2] ?? 0)
    }
    for (const element of document.body.querySelectorAll('*')) {
      // Out of the sheet at the top is what comes only with the focus.
      const { bottom } = element.getBoundingClientRect()
      if (bottom <= 0 || !element.checkVisibility({ visibilityProperty: true })) continue
      const name = element.outerHTML.slice(0, 80)
      const { position, color, fontSize } = getComputedStyle(element)
      if (position === 'fixed' || position === 'sticky') complaints.push(`is ${position}: ${name}`)
      const isText = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim(),
      )
      if (!isText) continue
      const what = element.closest('a') ? 'link' : 'text'
      // Printers leave grounds out, so ink has to do on white paper (WCAG 1.4.3); 1 px is 0.75 pt.
      const contrast = 1.05 / (luminanceOf(color) + 0.05)
      if (contrast < 4.5) complaints.push(`is a faint ${what}: ${name}`)
      if (Number.parseFloat(fontSize) < 10) complaints.push(`is a tiny ${what}: ${name}`)
    }
    return complaints
  })

/**
 * What is lost on paper, hangs fixed over it, or cannot be read there. Leaves the page as a window of the
 * given size again.
 * @param content what opens has to be closed, as visitors find it; it is compared with all opened
 */
export async function paperComplaints(page: Page, open: () => Promise<void>): Promise<string[]> {
  const before = page.viewportSize()
  await page.setViewportSize(PAPER)
  await page.emulateMedia({ media: 'print' })
  const printed = await contentOf(page)
  const complaints = await looks(page)
  await page.emulateMedia({ media: 'screen' })
  await open()
  const read = await contentOf(page)
  if (before) await page.setViewportSize(before)
  return [
    ...complaints.map((one) => `on paper, something ${one}`),
    ...missing(read.texts, printed.texts).map((text) => `not on paper: "${text.slice(0, 60)}"`),
    ...missing(read.pictures, printed.pictures).map((src) => `not on paper: ${src}`),
  ]
}
