/** All line ends (Unicode, section 5.8); text pasted from slides, tables and PDF files contains the rare ones. */
const LINE_END = /\r\n?|[\v\f\u0085\u2028\u2029]/g
// biome-ignore lint/suspicious/noControlCharactersInRegex: all but tab and line feed are replaced
const CONTROL = /[\u0000-\u0008\u000e-\u001f\u007f-\u009f]/g

/** Soft hyphens and zero-width characters, which copied addresses may contain. */
const INVISIBLE = /[\u00ad\u200b-\u200d\u2060\ufeff]/g

/** Removes what surrounds a copied address: `mailto:`, angle brackets, punctuation at the end. */
const cleanEmail = (text: string): string =>
  text
    .replace(INVISIBLE, '')
    .replace(/[\u2010\u2011]/g, '-')
    .replace(/^(?:mailto:|[<\s])+/i, '')
    .replace(/[>.,;:)\s]+$/, '')

/** Has an @ and a dot after it (specification, section 5), and no character that only typography adds. */
export const isEmail = (text: string): boolean =>
  /^[^\s@<>,;\u2012-\u2015]+@[^\s@<>,;\u2012-\u2015]+\.[^\s@<>,;\u2012-\u2015]+$/u.test(text)

/** Used by the form and the contact service. Only `message` may contain line breaks. */
export const normalizeFieldText = (field: string, value: string): string => {
  const text = value.replace(LINE_END, '\n').replace(CONTROL, ' ')
  if (field === 'message') return text
  const line = text.replace(/[\t\n]/g, ' ')
  return field === 'email' ? cleanEmail(line) : line
}
