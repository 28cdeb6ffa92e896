/** A text that YAML reads as it stands, also between braces. */
const PLAIN = /^[\p{L}\p{N}/.+_](?:[^,{}[\]#:"']|:(?=\S))*(?<![\s:])$/u

/** Words and numbers that YAML reads as something else than a text. */
const OTHER = /^(?:true|false|null|yes|no|on|off|~|[-+.]?[\d.,_:]+)$/i

/**
 * A text as it is written in the file in the place of another one: in the same quotes, or in those that it needs.
 * @param written what stands there
 */
export function quoteLike(written: string, text: string): string {
  if (written.startsWith("'")) return `'${text.replaceAll("'", "''")}'`
  if (!written.startsWith('"') && PLAIN.test(text) && !OTHER.test(text)) return text
  return `"${text.replace(/["\\]/g, '\\$&')}"`
}

/** Whether a text, written as a part of another one, changes nothing but that part. */
export function isSafeInsert(written: string, insert: string, isAtStart: boolean): boolean {
  if (written.startsWith('"')) return !/["\\]/.test(insert)
  if (written.startsWith("'")) return !insert.includes("'")
  return !/[,{}[\]#:]/.test(insert) && !isAtStart
}
