import type { Path } from '../../content/model.ts'

/** What was typed and is not written yet, kept while this window is open, also when it is loaded again. */
export interface UnsavedText {
  readonly text: string
  /** What stood in the file when it was begun. */
  readonly was: string
}

const keyOf = (at: Path): string => `draft ${JSON.stringify(at)}`

export function loadUnsaved(at: Path): UnsavedText | undefined {
  const kept = sessionStorage.getItem(keyOf(at))
  // Only `keepDraft` writes under this name.
  return kept === null ? undefined : (JSON.parse(kept) as UnsavedText)
}

export const storeUnsaved = (at: Path, draft: UnsavedText): void =>
  sessionStorage.setItem(keyOf(at), JSON.stringify(draft))

export const discardUnsaved = (at: Path): void => sessionStorage.removeItem(keyOf(at))
