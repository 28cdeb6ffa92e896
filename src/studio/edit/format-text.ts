import { indent } from './lines.ts'

export type Quotes = 'none' | 'single' | 'double'

/** Plain scalars that some YAML 1.1 or 1.2 parser does not read as text. */
const NON_TEXT_FORMS = [
  /^(~|null|true|false|yes|no|on|off|y|n)$/i,
  /^[-+]?\.?(inf|nan)$/i,
  /^[-+]?[.\d][\d_.,:eExXoO+\-a-fA-F]*$/,
  /^\d{4}-\d\d?-\d\d?([Tt\s]|$)/,
]

/** Invisible characters, and characters that the parser treats as a sign of a wrong encoding. */
const INVISIBLE =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern matches control characters
  /[\u0000-\u001f\u007f-\u009f\u200b\u2028-\u202e\u2060-\u2069\ufeff\ufffd-\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g

const hasInvisible = (text: string): boolean => text.search(INVISIBLE) !== -1

/** Whether every YAML parser reads the unquoted text as the same text. */
export function isSafeUnquoted(text: string, inFlow: boolean): boolean {
  if (text !== text.trim() || /^[-?:,[\]{}#&*!|>'"%@`~=<“”„‟«‘’‚\\]|^$|^\.\.\./.test(text))
    return false
  if (/:(\s|$)|\s#|["’‘]$/.test(text) || hasInvisible(text)) return false
  if (inFlow && /[,[\]{}]|:["']/.test(text)) return false
  return !NON_TEXT_FORMS.some((form) => form.test(text))
}

export function quoteText(text: string, quotes: Quotes, inFlow: boolean): string {
  if (quotes === 'none' && isSafeUnquoted(text, inFlow)) return text
  if (quotes === 'single' && !hasInvisible(text)) return `'${text.replaceAll("'", "''")}'`
  return JSON.stringify(text).replace(
    INVISIBLE,
    (found) => `\\u${found.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}

export const formatKey = (key: string): string =>
  /^[A-Za-z_][\w-]*$/.test(key) && isSafeUnquoted(key, true) ? key : quoteText(key, 'double', true)

export interface BlockText {
  readonly chomp: '' | '-'
  readonly lines: readonly string[]
}

/** Undefined if the block scalar could be parsed as a different text. */
export function formatBlockText(text: string, sign: string, depth: number): BlockText | undefined {
  const body = text.replace(/\n$/, '')
  const lines = body.split('\n')
  const isOdd = lines.some((line) => hasInvisible(line) || /^\s/u.test(line) || /^\s+$/u.test(line))
  if (body === '' || body.endsWith('\n') || body.startsWith('\n') || isOdd) return undefined
  // In a folded scalar, a single line end is a space.
  const written =
    sign === '>' ? lines.flatMap((line, at) => (at === 0 ? [line] : ['', line])) : lines
  if (sign === '>' && lines.some((line) => line === '' || /\s$/.test(line))) return undefined
  return {
    chomp: body === text ? '-' : '',
    lines: written.map((line) => (line === '' ? '' : indent(depth) + line)),
  }
}
