import { ChangeSet } from '@codemirror/state'
import type { Edit } from '../../../content/model.ts'
import { isTyped, type SourceBuffer, toEdits } from './source-buffer.ts'

/** Session storage key of unsaved source edits; survives a reload. */
const NAME = 'draft of the file'

interface Kept {
  readonly base: string
  readonly version: string
  readonly edits: readonly Edit[]
}

export function keptFile(): SourceBuffer | undefined {
  const kept = sessionStorage.getItem(NAME)
  if (kept === null) return undefined
  // Written by `keepFile` only.
  const { base, version, edits } = JSON.parse(kept) as Kept
  return { base, version, changes: ChangeSet.of([...edits], base.length, '\n') }
}

/** @returns false if session storage is full */
export function keepFile(draft: SourceBuffer): boolean {
  sessionStorage.removeItem(NAME)
  if (!isTyped(draft)) return true
  const kept: Kept = { base: draft.base, ...toEdits(draft) }
  try {
    sessionStorage.setItem(NAME, JSON.stringify(kept))
    return true
  } catch {
    return false
  }
}
