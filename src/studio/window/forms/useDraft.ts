import { useRef, useState } from 'react'
import type { Field } from '../../forms/model.ts'
import { dropDraft, keepDraft, keptDraft } from '../drafts.ts'
import type { Refused } from '../Field.tsx'
import { useFormTools } from './context.ts'

/**
 * What is typed into a field until it is in the file: kept if it is refused, also when the window is loaded again.
 * @param written how the value stands in the file, as text
 * @param read gives the value that a text means
 */
export function useDraft(field: Field, written: string, read: (draft: string) => unknown) {
  const { at, title, isWritten, isOptional } = field
  const { write, change } = useFormTools()
  const [kept] = useState(() => keptDraft(at))
  const [draft, setDraft] = useState(kept?.text ?? written)
  const [seen, setSeen] = useState(written)
  const [refused, setRefused] = useState<Refused>([])
  /** Whether something else stands there than when somebody began to type. */
  const [isOther, setIsOther] = useState(kept !== undefined && kept.was !== written)
  const pending = useRef<string>(undefined)
  // Others may have changed the file: what nobody is typing on follows.
  if (seen !== written) {
    setSeen(written)
    if (draft === seen) setDraft(written)
    setIsOther(draft !== seen && draft !== written)
  }
  const type = (next: string) => {
    keepDraft(at, { text: next, was: keptDraft(at)?.was ?? written })
    setDraft(next)
    setRefused([])
  }
  const back = () => {
    dropDraft(at)
    setDraft(written)
    setRefused([])
    setIsOther(false)
  }
  /** @param next what is chosen, if it is not what was typed */
  const save = async (next = draft) => {
    const isGone = next === '' && isOptional
    if (next === written || (isGone && !isWritten)) return back()
    // Whoever presses Enter and goes on has written once.
    if (pending.current === next) return
    pending.current = next
    const was = isWritten ? read(written) : undefined
    const found = isGone
      ? await change({ do: 'remove', at }, `${title} is taken out.`)
      : await write(at, read(next), was, title)
    pending.current = undefined
    setRefused(found)
    setIsOther(false)
    if (found.length === 0) dropDraft(at)
  }
  /** Leaving a field writes it, but not again what was refused. */
  const leave = () => {
    if (refused.length === 0 && !isOther) void save()
  }
  const told = isOther ? [changedMeanwhile(written)] : refused
  return { draft, refused: told, type, back, save, leave }
}

const changedMeanwhile = (now: string) => ({
  message: `Somebody has changed this meanwhile: it says "${now}" now.`,
  hint: 'Press Enter to write yours all the same, or Escape to leave it.',
})
