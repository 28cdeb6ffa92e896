/**
 * The only script that a document names: loads the application when the page has loaded, or at the first sign of use.
 * Documents are complete without it; what a visitor does before the application is there is not lost.
 */
import { captureClicks } from './click-replay.ts'
import { takeSnapshot } from './document-snapshot.ts'
import { preload } from './preload.ts'
import { collectVisibleSections } from './visible-sections.ts'

const script = document.querySelector<HTMLElement>('script[data-application]')
const { application = '', modules = '' } = script?.dataset ?? {}
const seen = collectVisibleSections()
const restoreTexts = takeSnapshot()
const releaseClick = captureClicks()

await new Promise((go) => {
  if (document.readyState === 'complete') go(undefined)
  for (const sign of ['load', 'pointermove', 'pointerdown', 'keydown', 'focusin'])
    addEventListener(sign, go, { once: true, passive: true })
})
preload(modules)
try {
  const { hydrate }: typeof import('./main.tsx') = await import(/* @vite-ignore */ application)
  await hydrate(restoreTexts, seen)
} catch (error) {
  // The document stays as it is: complete, readable, with working links.
  console.warn('The page stays static:', error)
}
releaseClick()
