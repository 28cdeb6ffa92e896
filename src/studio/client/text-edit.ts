import type { Typed } from './unsaved.ts'

/** For required texts. */
export const readText = (text: string): Pick<Typed, 'text' | 'edit'> => ({
  text,
  edit: { do: 'set', value: text.trim() },
})
