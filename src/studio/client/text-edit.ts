import type { Typed } from './unsaved.ts'

/** A text that must have a value. Spaces around it are removed when it is saved. */
export const readText = (text: string): Pick<Typed, 'text' | 'edit'> => ({
  text,
  edit: { do: 'set', value: text.trim() },
})
