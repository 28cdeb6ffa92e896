/** Text that needs no quotes, also inside braces. */
const PLAIN = /^[\p{L}\p{N}/.+_](?:[^,{}[\]#:"']|:(?=\S))*(?<![\s:])$/u

/** Plain text that YAML reads as another type. */
const OTHER = /^(?:true|false|null|yes|no|on|off|~|[-+.]?[\d.,_:]+)$/i

/** Text that needs no quotes outside braces and brackets. */
const BLOCK_PLAIN = /^[\p{L}\p{N}/.+_](?:[^#:]|(?<!\s)#|:(?=\S))*(?<![\s:])$/u

/** A plain value that contains these characters is outside braces and brackets. */
const BLOCK_ONLY = /[,{}[\]]/

/** Uses the quotes of the replaced source `written`, or those that the text needs. */
export function quoteLike(written: string, text: string): string {
  if (written.startsWith("'")) return `'${text.replaceAll("'", "''")}'`
  const plain = BLOCK_ONLY.test(written) ? BLOCK_PLAIN : PLAIN
  if (!written.startsWith('"') && plain.test(text) && !OTHER.test(text)) return text
  return `"${text.replace(/["\\]/g, '\\$&')}"`
}

/** Whether inserting a text into a quoted or plain value keeps the rest of the value unchanged. */
export function isSafeInsert(written: string, insert: string, isAtStart: boolean): boolean {
  if (written.startsWith('"')) return !/["\\]/.test(insert)
  if (written.startsWith("'")) return !insert.includes("'")
  return !/[,{}[\]#:]/.test(insert) && !isAtStart
}
