/** Numbers with their units: 45+, 99.99%, 24/7, 50TB+, 2x, '15. */
const DIGITS = /\d+(?:[.,/]\d+)*(?:%|x(?![a-z])|TB)?\+?/g

/** Numbers in words from thirteen on; smaller ones usually count the items of a text. */
const WORDS =
  /\b(?:(?:thir|four|fif|six|seven|eigh|nine)teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty|hundreds?|thousands?|m?illions?|billions?|dozens?|decades?|centur(?:y|ies)|percent|(?:two|three|four|five|ten|hundred)-?fold)\b/gi

/** Numbers that are not figures of the company. */
const ALLOWED: readonly RegExp[] = [
  // Part of a name: HTML5, HTTP/2, x64, N+1, S/4HANA, Ora2Pg.
  /(?<![\p{L}\d-])\p{L}[\p{L}/+]*\d[\p{L}\d]*/gu,
  // Versions of products.
  /\b(?:Java|PHP|Vue|Swift|Magento|WCAG|Microsoft|[Vv]ersion) \d+(?:\.\d+)*(?![\d%+])/g,
  /\b\d+\.x\b/g,
  /\b(?:added|removed) in \d+\.\d+(?![\d%+])/g,
  // Standards, laws, word sizes of processors.
  /\b(?:IEC|EN|SOC|Section)(?: \d+)+(?![\d%+])/g,
  /\b(?:8|16|32|64)-bit\b/g,
  // The limit of a form field.
  /\b\d+ letters\b/g,
]

/** Finds figures in a text, except for the allowed ones. */
export function findFigures(text: string): string[] {
  const rest = ALLOWED.reduce((left, pattern) => left.replaceAll(pattern, ' '), text)
  return [...rest.matchAll(DIGITS), ...rest.matchAll(WORDS)].map(([figure]) => figure.toLowerCase())
}
