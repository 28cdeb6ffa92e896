/**
 * The only script in a document. It loads the application after `load` or at the first interaction. Documents are
 * complete without it; interactions before hydration are not lost.
 */
import { captureClicks } from './click-replay.ts'
import { takeSnapshot } from './document-snapshot.ts'
import { preload } from './preload.ts'
import { collectVisibleSections } from './visible-sections.ts'

const script = document.querySelector<HTMLElement>('script[data-application]')
const { application = '', modules = '' } = script?.dataset ?? {}
const visibleSections = collectVisibleSections()
const restoreSnapshot = takeSnapshot()
const replayClick = captureClicks()

await new Promise<void>((resolve) => {
  if (document.readyState === 'complete') resolve()
  for (const type of ['load', 'pointermove', 'pointerdown', 'keydown', 'focusin'])
    addEventListener(type, () => resolve(), { once: true, passive: true })
})
preload(modules)
try {
  const { hydrate }: typeof import('./main.tsx') = await import(/* @vite-ignore */ application)
  await hydrate(restoreSnapshot, visibleSections)
} catch (error) {
  console.warn('The page stays static:', error)
}
replayClick()
