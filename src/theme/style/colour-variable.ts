const toKebabCase = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

export const getColourVariable = (name: string): string => `--colour-${toKebabCase(name)}`
