import { ChangeSet } from '@codemirror/state'
import type { Edit } from '../../../content/model.ts'
import { SOURCE_COPY } from '../session-copy.ts'
import { isTyped, type SourceBuffer, toEdits } from './source-buffer.ts'

interface SourceCopy {
  readonly base: string
  readonly version: string
  readonly edits: readonly Edit[]
}

export function loadSourceCopy(): SourceBuffer | undefined {
  const kept = sessionStorage.getItem(SOURCE_COPY)
  if (kept === null) return undefined
  // Written by `storeSourceCopy` only.
  const { base, version, edits } = JSON.parse(kept) as SourceCopy
  return { base, version, changes: ChangeSet.of([...edits], base.length, '\n') }
}

/** @returns false if session storage is full */
export function storeSourceCopy(draft: SourceBuffer): boolean {
  sessionStorage.removeItem(SOURCE_COPY)
  if (!isTyped(draft)) return true
  const kept: SourceCopy = { base: draft.base, ...toEdits(draft) }
  try {
    sessionStorage.setItem(SOURCE_COPY, JSON.stringify(kept))
    return true
  } catch {
    return false
  }
}
