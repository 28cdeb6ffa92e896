import type { Field } from '../../protocol/form.ts'
import type { Target, Typed } from '../unsaved.ts'

export const fieldTarget = ({ at, title, isInFile }: Field, value: unknown): Target => ({
  at,
  title,
  was: isInFile ? value : undefined,
})

/** Clearing an optional field removes its key. */
export const readFieldText =
  ({ isOptional }: Field, parse: (text: string) => unknown = (text) => text) =>
  (text: string): Pick<Typed, 'text' | 'edit'> => {
    const value = text.trim()
    if (value !== '' || !isOptional) return { text, edit: { do: 'set', value: parse(value) } }
    return { text, edit: { do: 'remove' } }
  }
