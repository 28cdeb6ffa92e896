const toKebabCase = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** The name of the CSS variable that holds a colour. */
export const getColourVariable = (name: string): string => `--colour-${toKebabCase(name)}`
