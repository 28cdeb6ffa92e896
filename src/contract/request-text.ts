/** The texts of a contact request, as the form and the service read them. */

/** Slides, tables and PDF files end lines with the others (Unicode, section 5.8). */
const LINE_END = /\r\n?|[\v\f\u0085\u2028\u2029]/g
// biome-ignore lint/suspicious/noControlCharactersInRegex: all but tab and line feed are replaced
const CONTROL = /[\u0000-\u0008\u000e-\u001f\u007f-\u009f]/g

/**
 * What a field was given, without the characters that nobody types and that are pasted along with a text.
 * @returns a message with its lines and tabs; of another field one line
 */
export const normalizeFieldText = (field: string, given: string): string => {
  const text = given.replace(LINE_END, '\n').replace(CONTROL, ' ')
  return field === 'message' ? text : text.replace(/[\t\n]/g, ' ')
}
