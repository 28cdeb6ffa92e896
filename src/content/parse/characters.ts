import type { SpanDiagnostic } from '../diagnostics/span-diagnostic.ts'
import { controlCharacter, notUtf8, ODD_SPACES } from '../diagnostics/yaml-messages.ts'
import { limits } from './limits.ts'

/**
 * Characters that cannot be seen and never belong into a site file: C0 and C1 controls, invisible
 * separators, bidirectional overrides (Unicode TR #36), lone surrogates, and odd spaces as indentation.
 */
const INVISIBLE = new RegExp(
  [
    String.raw`[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u200b\u2028-\u202e\u2060-\u2069\ufeff\ufffe\uffff]`,
    String.raw`\r(?!\n)`,
    `^[ ${ODD_SPACES}]*[${ODD_SPACES}]`,
    String.raw`[\ud800-\udbff](?![\udc00-\udfff])`,
    String.raw`(?<![\ud800-\udbff])[\udc00-\udfff]`,
  ].join('|'),
  'gm',
)

/** What is one of them only at the beginning of a line. */
const INDENTATION = new RegExp(`^[ ${ODD_SPACES}]`)

/** Any of those characters, and others: tells quickly of most texts that none of them is there. */
const PERHAPS =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
  /[\u0000-\u0008\u000b-\u001f\u007f-\u00a0\u1680\u2000-\u200b\u2028-\u202f\u205f-\u2069\u3000\ud800-\udfff\ufeff\ufffd-\uffff]/

/** What stands where bytes were no UTF-8 (the replacement character), or were two for every letter. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: a zero behind every letter is what is looked for
const NOT_UTF8 = /\ufffd|^\ufeff?[^\u0000]\u0000/

/** Finds invisible characters in a text; a byte order mark at its start is fine. */
export function findInvisibleCharacters(text: string): SpanDiagnostic[] {
  if (!PERHAPS.test(text)) return []
  const encoding = NOT_UTF8.exec(text)
  if (encoding) return [{ ...notUtf8(), span: spanOf(encoding), path: [] }]
  const diagnostics: SpanDiagnostic[] = []
  for (const match of text.matchAll(INVISIBLE)) {
    if (match.index === 0 && match[0] === '\ufeff') continue
    if (diagnostics.length > limits.invisible) break
    const span = spanOf(match)
    const insert = replacement(match[0])
    // Indentation is one match of several characters: the last is told, and all of it is replaced.
    const edit = { span: { start: match.index, end: span.end }, insert }
    diagnostics.push({
      ...controlCharacter(match[0].charCodeAt(match[0].length - 1)),
      span,
      path: [],
      edits: [edit],
    })
  }
  return diagnostics
}

const spanOf = ({ index, 0: text }: RegExpExecArray) => ({
  start: index + text.length - 1,
  end: index + text.length,
})

/** A line without its invisible characters; those that take up space become spaces. */
export const replaceInvisible = (line: string): string => line.replace(INVISIBLE, replacement)

const replacement = (found: string): string =>
  INDENTATION.test(found) ? ' '.repeat(found.length) : /[\u2028\u2029\r]/.test(found) ? ' ' : ''

/** Whether a value contains invisible characters, written as escapes for example. A value has no indentation. */
export const hasInvisible = (value: string): boolean =>
  [...value.matchAll(INVISIBLE)].some(([found]) => !INDENTATION.test(found))
