/** The only script in a document. Until it loads the application, the document works by itself. */
import { followCursor } from './cursor.ts'
import { restoreSentDocument, takeSnapshot } from './document-snapshot.ts'
import { captureInput } from './input-replay.ts'
import { waitForVisitor } from './loading-time.ts'
import { hideNotice } from './notice.ts'
import { preload } from './preload.ts'
import { revealSections } from './reveal.ts'
import './search-keys.ts'

const script = document.querySelector<HTMLElement>('script[data-application]')
const { application = '', modules = '', pages, size } = script?.dataset ?? {}
const isDevelopment = pages === undefined

hideNotice()
const replayInput = captureInput()
if (size) await restoreSentDocument(size)
if (!isDevelopment) revealSections()
const restoreSnapshot = takeSnapshot()
addEventListener('pointermove', followCursor, { once: true, passive: true })

if (!isDevelopment) await waitForVisitor()
preload(modules)
try {
  const { hydrate }: typeof import('./main.tsx') = await import(/* @vite-ignore */ application)
  await hydrate({ restoreSnapshot, revealSections })
  // React would report attributes that were set before hydration.
  if (isDevelopment) revealSections()
} catch (error) {
  console.warn('The page stays static:', error)
}
replayInput()
