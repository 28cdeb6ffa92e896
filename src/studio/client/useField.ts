import type { FocusEvent } from 'react'
import { useStudio } from './context.ts'
import { onLeave } from './keys.ts'
import { type EditScope, findUnsaved, type Target, type Typed } from './unsaved.ts'

/**
 * Keeps the draft in the model, so that it outlives the field and moves with its place in the file.
 * @param written draft for the value in the file
 */
export function useField<D>(
  target: Target,
  written: D,
  read: (draft: D) => Pick<Typed, 'text' | 'edit'>,
) {
  const { model, actions } = useStudio()
  const entry = findUnsaved(model.unsaved, target)
  const type = (draft: D) => actions.type(target, { draft, ...read(draft) })
  const find = () => actions.findByTarget(target)?.id
  const save = async (scope?: EditScope): Promise<boolean> => {
    const id = find()
    return id === undefined || actions.save(id, scope)
  }
  const leave = () => {
    const id = find()
    if (id !== undefined) actions.leave(id)
  }
  return {
    entry,
    // Written by the same field.
    draft: entry ? (entry.draft as D) : written,
    reasons: entry?.reasons ?? [],
    isChanged: entry !== undefined && entry.status !== 'saved',
    type,
    save,
    choose: async (draft: D): Promise<boolean> => {
      type(draft)
      return save()
    },
    discard: () => {
      const id = find()
      if (id !== undefined) actions.discard(id)
    },
    leave,
    onBlur: ({ currentTarget }: FocusEvent) => onLeave(currentTarget, leave),
  }
}
