const range = (first: number, last: number): string =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index))

export const BASIC_CHARACTERS = [
  range(0x20, 0x7e),
  'ÄÖÜßäöüàçéèíñó',
  '\u00a0£©®°²·',
  '–—‘’“”•…€™−',
].join('')
