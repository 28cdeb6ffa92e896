/** Numbers in running text, and those among them that are no figures of the company. */

/** A number with what belongs to it: 45+, 99.99%, 24/7, 50TB+, 2x, '15. */
const DIGITS = /\d+(?:[.,/]\d+)*(?:%|x(?![a-z])|TB)?\+?/g

/** Numbers in words, from the one on that people boast with; smaller ones count what stands there. */
const WORDS =
  /\b(?:(?:thir|four|fif|six|seven|eigh|nine)teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty|hundreds?|thousands?|m?illions?|billions?|dozens?|decades?|centur(?:y|ies)|percent|(?:two|three|four|five|ten|hundred)-?fold)\b/gi

interface Allowance {
  readonly reason: string
  readonly pattern: RegExp
}

/** Numbers that state nothing about the company, and why: kinds, not single places. */
const ALLOWANCES: readonly Allowance[] = [
  {
    reason: 'part of a name: HTML5, HTTP/2, x64, N+1, S/4HANA, Ora2Pg',
    pattern: /(?<![\p{L}\d-])\p{L}[\p{L}/+]*\d[\p{L}\d]*/gu,
  },
  {
    reason: 'version of a product',
    pattern: /\b(?:Java|PHP|Vue|Swift|Magento|WCAG|Microsoft|[Vv]ersion) \d+(?:\.\d+)*(?![\d%+])/g,
  },
  { reason: 'line of versions', pattern: /\b\d+\.x\b/g },
  {
    reason: 'version that brought a change',
    pattern: /\b(?:added|removed) in \d+\.\d+(?![\d%+])/g,
  },
  { reason: 'number of a norm or law', pattern: /\b(?:IEC|EN|SOC|Section)(?: \d+)+(?![\d%+])/g },
  { reason: 'width of a processor', pattern: /\b(?:8|16|32|64)-bit\b/g },
  { reason: 'limit of the form that a visitor has to know', pattern: /\b\d+ letters\b/g },
]

/** Figures in a text, as they stand there, without the allowed ones. */
export function figuresIn(text: string): string[] {
  const rest = ALLOWANCES.reduce((left, { pattern }) => left.replaceAll(pattern, ' '), text)
  return [...rest.matchAll(DIGITS), ...rest.matchAll(WORDS)].map(([figure]) => figure.toLowerCase())
}
