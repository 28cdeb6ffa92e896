/** Normalisation of form fields, shared by the form and the contact service. */

/** All line ends (Unicode, section 5.8); text pasted from slides, tables and PDF files contains the rare ones. */
const LINE_END = /\r\n?|[\v\f\u0085\u2028\u2029]/g
// biome-ignore lint/suspicious/noControlCharactersInRegex: all but tab and line feed are replaced
const CONTROL = /[\u0000-\u0008\u000e-\u001f\u007f-\u009f]/g

/** Replaces control characters, and line breaks in every field but `message`. */
export const normalizeFieldText = (field: string, value: string): string => {
  const text = value.replace(LINE_END, '\n').replace(CONTROL, ' ')
  return field === 'message' ? text : text.replace(/[\t\n]/g, ' ')
}
