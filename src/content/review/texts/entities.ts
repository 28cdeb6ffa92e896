const SIGNS: Readonly<Record<string, string>> = {
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

/** The marks above and below letters, which entities name behind the letter. */
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

/** An entity of HTML: by its number, or by its name. */
export const ENTITY = /&(?:#(\d{2,6})|#x([\da-f]{2,6})|([a-z]{2,8}));/i

/** What an entity stands for; undefined where it is none. */
export function decodeEntity([, decimal, hexadecimal, name]: RegExpExecArray): string | undefined {
  if (name !== undefined) return signOf(name)
  const code = decimal === undefined ? Number.parseInt(hexadecimal ?? '', 16) : Number(decimal)
  return code >= 32 && code <= 0x10ffff ? String.fromCodePoint(code) : undefined
}

function signOf(name: string): string | undefined {
  const [, letter, mark] = MARKED.exec(name) ?? []
  if (letter && mark) return `${letter}${MARKS[mark.toLowerCase()]}`.normalize('NFC')
  const sign = SIGNS[name.toLowerCase()]
  return sign && name !== name.toLowerCase() ? sign.toUpperCase() : sign
}
