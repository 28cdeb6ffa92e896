import { PAGE_PARTS } from '../style/page-parts.ts'

const nextFrame = () => new Promise(requestAnimationFrame)

/**
 * Fetches the fonts of the site and sets the text in them, see `src/style/late-fonts.ts`: once all are
 * here, and a part of the page at a time. Each font by itself would lay out the whole page again.
 */
export async function showFonts(): Promise<void> {
  // The site's own are those that are swapped in (`src/fonts/face-css.ts`); fonts that stand in are here already if text
  // needs them, and to look for the others takes time. What cannot be had is stood in for.
  const own = [...document.fonts].filter(({ display }) => display === 'swap')
  await Promise.allSettled(own.map((font) => font.load()))
  const parts = [...document.querySelectorAll<HTMLElement>(PAGE_PARTS)]
  for (const { dataset } of parts) {
    dataset.fonts = ''
    await nextFrame()
  }
  document.documentElement.dataset.fonts = ''
  for (const { dataset } of parts) delete dataset.fonts
}
