/**
 * The only script that a document names. It loads the application when the page has loaded, or at the first sign of
 * use. Documents are complete without it; what a visitor does before the application is there is not lost.
 */
import { keepClicks } from './kept-clicks.ts'
import { keepTexts } from './kept-texts.ts'
import { noteSeen } from './seen-sections.ts'

const SIGNS = ['load', 'pointermove', 'pointerdown', 'keydown', 'focusin'] as const

// `modules` are the addresses of all that is needed, each with the hash of its content.
const { application = '', modules = '' } =
  document.querySelector<HTMLElement>('script[data-application]')?.dataset ?? {}
const seen = noteSeen()
const restoreTexts = keepTexts()
const releaseClick = keepClicks()

await new Promise((go) => {
  if (document.readyState === 'complete') go(undefined)
  for (const sign of SIGNS) addEventListener(sign, go, { once: true, passive: true })
})
for (const [href = '', integrity = ''] of (modules.match(/\S+/g) ?? []).map((one) =>
  one.split('#'),
))
  document.head.append(
    Object.assign(document.createElement('link'), { rel: 'modulepreload', integrity, href }),
  )
try {
  const { hydrate }: typeof import('./main.tsx') = await import(/* @vite-ignore */ application)
  await hydrate(restoreTexts, seen)
} catch (error) {
  // The document stays as it is: complete, readable, with working links.
  console.warn('The page stays static:', error)
}
releaseClick()
