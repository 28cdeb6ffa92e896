/** The offset at which the line of an offset begins. */
export const lineStart = (text: string, at: number): number => text.lastIndexOf('\n', at - 1) + 1

/** The offset of the line end at or after an offset; the length of the text on its last line. */
export function lineEnd(text: string, at: number): number {
  const end = text.indexOf('\n', at)
  return end === -1 ? text.length : end
}

export const isBlank = (line: string): boolean => line.trim() === ''

/** Whether a line outside of texts is a comment and nothing else. */
export const isComment = (line: string): boolean => /^\s*#/.test(line)

/** How far a line is indented. */
export const getIndentWidth = (line: string): number => line.search(/\S|$/)

export const indent = (depth: number): string => ' '.repeat(depth)

/** The first offset from here on at which there is neither a blank nor a comment. Only for places outside of texts. */
export function skipBlanksAndComments(text: string, from: number): number {
  let at = from
  for (;;) {
    while (/\s/.test(text.charAt(at))) at += 1
    if (text.charAt(at) !== '#') return at
    at = lineEnd(text, at)
  }
}

/** Where the blank lines that follow a line end stop: at the end of the last of them. */
export function skipBlankLines(text: string, end: number): number {
  let at = end
  while (at < text.length) {
    const next = lineEnd(text, at + 1)
    // The end of the last line is no line.
    if (at + 1 >= text.length || !isBlank(text.slice(at + 1, next))) return at
    at = next
  }
  return at
}
