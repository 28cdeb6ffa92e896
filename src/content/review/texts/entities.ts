const CHARACTERS: Readonly<Record<string, string>> = {
  amp: '&',
  quot: '"',
  apos: "'",
  lt: '<',
  gt: '>',
  nbsp: ' ',
  ensp: ' ',
  emsp: ' ',
  thinsp: ' ',
  shy: '',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  bull: '•',
  middot: '·',
  lsquo: '‘',
  rsquo: '’',
  sbquo: '‚',
  ldquo: '“',
  rdquo: '”',
  bdquo: '„',
  laquo: '«',
  raquo: '»',
  copy: '©',
  reg: '®',
  trade: '™',
  euro: '€',
  pound: '£',
  deg: '°',
  times: '×',
  iexcl: '¡',
  iquest: '¿',
  szlig: 'ß',
  aelig: 'æ',
  oelig: 'œ',
  oslash: 'ø',
  aring: 'å',
}

/** Combining marks by the ending of the entity name. */
const MARKS: Readonly<Record<string, string>> = {
  grave: '\u0300',
  acute: '\u0301',
  circ: '\u0302',
  tilde: '\u0303',
  uml: '\u0308',
  cedil: '\u0327',
  caron: '\u030c',
}

const MARKED = /^([a-z])(grave|acute|circ|tilde|uml|cedil|caron)$/i

export const ENTITY = /&(?:#(\d{2,6})|#x([\da-f]{2,6})|([a-z]{2,8}));/i

export function decodeEntity([, decimal, hexadecimal, name]: RegExpExecArray): string | undefined {
  if (name !== undefined) return toCharacter(name)
  const code = decimal === undefined ? Number.parseInt(hexadecimal ?? '', 16) : Number(decimal)
  return code >= 32 && code <= 0x10ffff ? String.fromCodePoint(code) : undefined
}

function toCharacter(name: string): string | undefined {
  const [, letter, mark] = MARKED.exec(name) ?? []
  if (letter && mark) return `${letter}${MARKS[mark.toLowerCase()]}`.normalize('NFC')
  const sign = CHARACTERS[name.toLowerCase()]
  return sign && name !== name.toLowerCase() ? sign.toUpperCase() : sign
}
