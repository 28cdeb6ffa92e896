import type { Finding } from '../diagnostics/finding.ts'
import { controlCharacter } from '../diagnostics/yaml-notes.ts'

/**
 * Characters that cannot be seen and never belong into a site file: C0 and C1 controls, invisible
 * separators, bidirectional overrides (Unicode TR #36), lone surrogates, and a no-break space as indentation.
 */
const INVISIBLE =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u200b\u2028-\u202e\u2060-\u2069\ufeff\ufffe\uffff]|\r(?!\n)|^[ ]*\u00a0|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/gm

const MOST = 20

/** Finds invisible characters in a text; a byte order mark at its start is fine. */
export function invisibleCharacters(text: string): Finding[] {
  const findings: Finding[] = []
  for (const match of text.matchAll(INVISIBLE)) {
    if (match.index === 0 && match[0] === '\ufeff') continue
    if (findings.length === MOST) break
    const start = match.index + match[0].length - 1
    findings.push({
      ...controlCharacter(text.charCodeAt(start)),
      span: { start, end: start + 1 },
      path: [],
    })
  }
  return findings
}

/** Whether a value contains invisible characters, written as escapes for example. */
export const hasInvisible = (value: string): boolean => {
  INVISIBLE.lastIndex = 0
  return INVISIBLE.test(value)
}
