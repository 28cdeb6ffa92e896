/**
 * The only script that a document names: loads the application when the page has loaded, or at the first sign of use.
 * Documents are complete without it; what a visitor does before the application is there is not lost.
 */
import { keepClicks } from './kept-clicks.ts'
import { keepTexts } from './kept-texts.ts'
import { preload } from './preload.ts'
import { noteSeen } from './seen-sections.ts'

const script = document.querySelector<HTMLElement>('script[data-application]')
const { application = '', modules = '' } = script?.dataset ?? {}
const seen = noteSeen()
const restoreTexts = keepTexts()
const releaseClick = keepClicks()

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
