import type { Path } from '../../content/model.ts'

/** Unsaved text in session storage; survives a reload. */
export interface UnsavedText {
  readonly text: string
  readonly was: string
}

const keyOf = (at: Path): string => `draft ${JSON.stringify(at)}`

export function loadUnsaved(at: Path): UnsavedText | undefined {
  const kept = sessionStorage.getItem(keyOf(at))
  // Written by `storeUnsaved` only.
  return kept === null ? undefined : (JSON.parse(kept) as UnsavedText)
}

export const storeUnsaved = (at: Path, draft: UnsavedText): void =>
  sessionStorage.setItem(keyOf(at), JSON.stringify(draft))

export const discardUnsaved = (at: Path): void => sessionStorage.removeItem(keyOf(at))
