import { notUtf8 } from '../diagnostics/document-messages.ts'
import type { SpanDiagnostic } from '../diagnostics/span-diagnostic.ts'
import { controlCharacter, ODD_SPACES } from '../diagnostics/yaml-messages.ts'
import { limits } from './limits.ts'

/** Controls, separators, bidirectional overrides (Unicode TR #36), lone surrogates, unusual indentation. */
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

const INDENTATION = new RegExp(`^[ ${ODD_SPACES}]`)

/** Fast superset of INVISIBLE: most texts do not match. */
const CANDIDATE =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: matches control characters
  /[\u0000-\u0008\u000b-\u001f\u007f-\u00a0\u1680\u2000-\u200b\u2028-\u202f\u205f-\u2069\u3000\ud800-\udfff\ufeff\ufffd-\uffff]/

/** The replacement character, or UTF-16 read as UTF-8. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: matches NUL
const NOT_UTF8 = /\ufffd|^\ufeff?[^\u0000]\u0000/

/** Ignores a byte order mark at the start. */
export function findInvisibleCharacters(text: string): SpanDiagnostic[] {
  if (!CANDIDATE.test(text)) return []
  const encoding = NOT_UTF8.exec(text)
  if (encoding) return [{ ...notUtf8(), span: toSpan(encoding), path: [] }]
  const diagnostics: SpanDiagnostic[] = []
  for (const match of text.matchAll(INVISIBLE)) {
    if (match.index === 0 && match[0] === '\ufeff') continue
    if (diagnostics.length > limits.invisible) break
    const span = toSpan(match)
    const insert = getReplacement(match[0])
    // A match of several characters is indentation: report the last one and replace all.
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

const toSpan = ({ index, 0: text }: RegExpExecArray) => ({
  start: index + text.length - 1,
  end: index + text.length,
})

/** Replaces characters with a width by spaces and removes the others. */
export const replaceInvisible = (line: string): string => line.replace(INVISIBLE, getReplacement)

const getReplacement = (found: string): string =>
  INDENTATION.test(found) ? ' '.repeat(found.length) : /[\u2028\u2029\r]/.test(found) ? ' ' : ''

/** Also finds characters written as escapes. */
export const hasInvisible = (value: string): boolean =>
  [...value.matchAll(INVISIBLE)].some(([found]) => !INDENTATION.test(found))
