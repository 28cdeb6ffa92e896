export const lineStart = (text: string, at: number): number => text.lastIndexOf('\n', at - 1) + 1

export function lineEnd(text: string, at: number): number {
  const end = text.indexOf('\n', at)
  return end === -1 ? text.length : end
}

export const isBlank = (line: string): boolean => line.trim() === ''

export const isComment = (line: string): boolean => /^\s*#/.test(line)

export const getIndentWidth = (line: string): number => line.search(/\S|$/)

export const indent = (depth: number): string => ' '.repeat(depth)

/** Skips whitespace and comments. Only valid outside of texts. */
export function skipBlanksAndComments(text: string, from: number): number {
  let at = from
  for (;;) {
    while (/\s/.test(text.charAt(at))) at += 1
    if (text.charAt(at) !== '#') return at
    at = lineEnd(text, at)
  }
}

export function skipBlankLines(text: string, end: number): number {
  let at = end
  while (at < text.length) {
    const next = lineEnd(text, at + 1)
    // The end of the file is not a line.
    if (at + 1 >= text.length || !isBlank(text.slice(at + 1, next))) return at
    at = next
  }
  return at
}
