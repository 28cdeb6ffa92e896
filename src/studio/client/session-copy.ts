import { isPending, type Unsaved } from './unsaved.ts'

/** Key of what a window keeps over a reload. */
const NAME = 'studio'

export interface SessionCopy {
  /** Version of the file that the paths refer to. */
  readonly version: string
  readonly unsaved: readonly Unsaved[]
}

export function loadSessionCopy(): SessionCopy | undefined {
  const copy = sessionStorage.getItem(NAME)
  if (copy === null) return undefined
  // Written by `storeSessionCopy` only.
  const { version, unsaved } = JSON.parse(copy) as SessionCopy
  // What was being sent may have been lost with the server.
  return {
    version,
    unsaved: unsaved.map((one) => (one.status === 'saving' ? { ...one, status: 'typed' } : one)),
  }
}

export function storeSessionCopy({ version, unsaved }: SessionCopy): void {
  const pending = unsaved.filter(isPending)
  if (pending.length === 0) sessionStorage.removeItem(NAME)
  else sessionStorage.setItem(NAME, JSON.stringify({ version, unsaved: pending }))
}
