/** Numbers in running text, and those among them that are no figures of the company. */

/** A number with what belongs to it: 45+, 99.99%, 24/7, 50TB+, 2x, '15. */
const DIGITS = /\d+(?:[.,/]\d+)*(?:%|x(?![a-z])|TB)?\+?/g

/** Numbers in words, from the one on that people boast with; smaller ones count what stands there. */
const WORDS =
  /\b(?:(?:thir|four|fif|six|seven|eigh|nine)teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty|hundreds?|thousands?|m?illions?|billions?|dozens?|decades?|centur(?:y|ies)|percent|(?:two|three|four|five|ten|hundred)-?fold)\b/gi

/** Numbers that state nothing about the company: kinds, not single places. */
const ALLOWED: readonly RegExp[] = [
  // Part of a name: HTML5, HTTP/2, x64, N+1, S/4HANA, Ora2Pg.
  /(?<![\p{L}\d-])\p{L}[\p{L}/+]*\d[\p{L}\d]*/gu,
  // Versions: of a product, a line of them, one that brought a change.
  /\b(?:Java|PHP|Vue|Swift|Magento|WCAG|Microsoft|[Vv]ersion) \d+(?:\.\d+)*(?![\d%+])/g,
  /\b\d+\.x\b/g,
  /\b(?:added|removed) in \d+\.\d+(?![\d%+])/g,
  // Numbers of norms and laws, widths of processors.
  /\b(?:IEC|EN|SOC|Section)(?: \d+)+(?![\d%+])/g,
  /\b(?:8|16|32|64)-bit\b/g,
  // A limit of the form that a visitor has to know.
  /\b\d+ letters\b/g,
]

/** Figures in a text, as they stand there, without the allowed ones. */
export function figuresIn(text: string): string[] {
  const rest = ALLOWED.reduce((left, pattern) => left.replaceAll(pattern, ' '), text)
  return [...rest.matchAll(DIGITS), ...rest.matchAll(WORDS)].map(([figure]) => figure.toLowerCase())
}
