const toKebabCase = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

export const getColorVariable = (name: string): string => `--color-${toKebabCase(name)}`
