/**
 * The only script that a document names. It loads fonts and application when the first screen is painted:
 * everything that can be seen goes first, and documents are complete without scripts. Who uses the page
 * earlier need not wait.
 */
import { showFonts } from './show-fonts.ts'

const SIGNS_OF_USE = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const

/**
 * Addresses of modules, each with the hash of its content: a line of those to run, each after what it imports, and one of
 * those that they ask for.
 */
const modules = document.querySelector('script[data-modules]')?.getAttribute('data-modules')

let isStarted = false

async function start(): Promise<void> {
  if (isStarted || !modules) return
  isStarted = true
  for (const sign of SIGNS_OF_USE) removeEventListener(sign, use)
  void showFonts()
  const lines = modules.split('\n').map((line) => line.split(' ').map((one) => one.split('#')))
  for (const [href = '', hash = ''] of lines.flat()) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.integrity = hash
    link.href = href
    document.head.append(link)
  }
  // One by one: each is a piece of work of its own, and the page can answer in between.
  // If one cannot be had, the browser says so, and the document stays: readable, with working links.
  for (const [href = ''] of lines[0] ?? []) await import(/* @vite-ignore */ href)
}

/**
 * Starts, unless a pointer only rests where the page has come to lie under it. Browsers say of such a pointer that it
 * comes over the page, and Chromium without windows even that it moves, by nothing.
 */
function use({ type, movementX, movementY }: Event & { movementX?: number; movementY?: number }) {
  if (type !== 'pointermove' || movementX || movementY) start()
}

/** Waits until something is painted, and with it what has been loaded by the frame after the next. */
const afterPaint = () => requestAnimationFrame(() => requestAnimationFrame(observe))

/** How long the picture of a page may take from being loaded to being seen, in ms. */
const PATIENCE = 250

/** A picture that comes with its document is seen a little later than the text beside it. */
function observe(): void {
  const picture = document.querySelector('img[loading=eager]')
  const isSeen = (entry: PerformanceEntry & { readonly element?: unknown }): boolean =>
    !picture || entry.element === picture
  new PerformanceObserver((list) => {
    if (list.getEntries().some(isSeen)) start()
  }).observe({ type: picture ? 'largest-contentful-paint' : 'paint', buffered: true })
  // It need not be the largest thing to be seen, and not all browsers say which one that is.
  setTimeout(start, PATIENCE)
}

// A place on the page has to be found, see `src/style/one-by-one.ts`: that of a link, or the one where it was left.
const [{ type = '' } = {}] = performance.getEntriesByType(
  'navigation',
) as PerformanceNavigationTiming[]
if (location.hash || type !== 'navigate') document.documentElement.dataset.whole = ''

for (const sign of SIGNS_OF_USE) addEventListener(sign, use, { passive: true })
if (document.readyState === 'complete') afterPaint()
else addEventListener('load', afterPaint)
