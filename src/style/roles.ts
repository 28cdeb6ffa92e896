import type { Theme } from '../model.ts'

/** What a colour of the theme is for. */
export type Role = keyof Theme['light']

const kebab = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** The name of the CSS variable that holds a colour. */
export const colourVariable = (name: string): string => `--colour-${kebab(name)}`
