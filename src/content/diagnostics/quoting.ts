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

/** @returns undefined if the value would need other quotes */
export function escapeInsert(
  written: string,
  insert: string,
  isAtStart: boolean,
): string | undefined {
  if (written.startsWith('"')) return insert.replace(/["\\]/g, '\\$&')
  if (written.startsWith("'")) return insert.replaceAll("'", "''")
  if (/^[|>]/.test(written)) return insert.includes('\n') ? undefined : insert
  const isOutsideBraces = BLOCK_ONLY.test(written)
  const isUnsafe = /:(?!\S)|(?<!\S)#/.test(insert) || (BLOCK_ONLY.test(insert) && !isOutsideBraces)
  return isUnsafe || isAtStart ? undefined : insert
}
