import { isPending, type Unsaved } from './unsaved.ts'

const NAME = 'studio'

/** Name of the copy of the source view. */
export const SOURCE_COPY = 'draft of the file'

/** Whether text of a field or of the source view is not saved. */
export const hasSessionCopy = (): boolean =>
  [NAME, SOURCE_COPY].some((name) => sessionStorage.getItem(name) !== null)

export interface SessionCopy {
  readonly version: string
  readonly unsaved: readonly Unsaved[]
}

export function loadSessionCopy(): SessionCopy | undefined {
  const copy = sessionStorage.getItem(NAME)
  if (copy === null) return undefined
  // Written by `storeSessionCopy` only.
  const { version, unsaved } = JSON.parse(copy) as SessionCopy
  // The server may have stopped before it received the request.
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
