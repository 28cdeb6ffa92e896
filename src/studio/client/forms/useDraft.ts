import { useRef, useState } from 'react'
import type { Field } from '../../forms/model.ts'
import type { Refused } from '../Field.tsx'
import { discardUnsaved, loadUnsaved, storeUnsaved } from '../unsaved-text.ts'
import { useFileValue } from './useFileValue.ts'

/** Keeps an unsaved value after a refusal and a reload. @param written value in the file, as text */
export function useDraft(field: Field, written: string, read: (draft: string) => unknown) {
  const { at, isOptional } = field
  const [kept] = useState(() => loadUnsaved(at))
  const [draft, setDraft] = useState(kept?.text ?? written)
  const [refused, setRefused] = useState<Refused>([])
  const [isOther, setIsOther] = useState(kept !== undefined && kept.was !== written)
  const pending = useRef<string>(undefined)
  const { now, isThere, put } = useFileValue(field, written, read, (before) => {
    if (draft === before) setDraft(written)
    else if (before !== written) setIsOther(draft !== written)
  })
  const type = (next: string) => {
    storeUnsaved(at, { text: next, was: loadUnsaved(at)?.was ?? now() })
    setDraft(next)
    setRefused([])
  }
  const back = () => {
    discardUnsaved(at)
    setDraft(now())
    setRefused([])
    setIsOther(false)
  }
  /** @param next chosen value, if it was not typed */
  const save = async (next = draft) => {
    const isGone = next === '' && isOptional
    // Save once for Enter followed by blur.
    if (pending.current === next) return
    if (pending.current === undefined && isThere(next, isGone)) return back()
    pending.current = next
    const found = await put(next, isGone)
    if (pending.current === next) pending.current = undefined
    setRefused(found)
    setIsOther(false)
    if (found.length > 0) return
    if (loadUnsaved(at)?.text === next) discardUnsaved(at)
    setDraft((then) => (then === draft ? next : then))
  }
  const leave = () => {
    if (refused.length === 0 && !isOther) void save()
  }
  const told = isOther ? [changedMeanwhile(written)] : refused
  return { draft, refused: told, type, back, save, leave }
}

const changedMeanwhile = (now: string) => ({
  message: `Conflict: this value changed to "${now}" while you were editing.`,
  hint: 'Press Enter to overwrite it, or Escape to discard yours.',
})
