/**
 * The application as it stands on the page, for what edits it in place in development. A module of its own: development
 * loads `main.tsx` under another address than its importers do.
 */
import type { ReactNode } from 'react'
import type { Root } from 'react-dom/client'
import type { Shell } from '../content/model.ts'

interface Mounted {
  readonly root: Root
  /** The application around a shell. */
  readonly show: (shell: Shell) => ReactNode
}

/** Says that the application stands on the page. */
export let mount: (mounted: Mounted) => void = () => undefined

/** Settles when the application stands on the page. */
export const mounted = new Promise<Mounted>((resolve) => {
  mount = resolve
})
