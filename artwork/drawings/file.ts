/** Generated files and how they are told from files that someone has put in their place. */
import { createHash } from 'node:crypto'

const MARKER = /\n<!-- drawn: ([0-9a-f]{8}) -->\n$/

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 8)

/** The text of a generated file: the drawing and a marker with its hash. */
export const stamped = (svg: string): string => {
  const body = svg.trimEnd()
  return `${body}\n<!-- drawn: ${hashOf(body)} -->\n`
}

/** Whether a file is as it was generated: its marker fits its content. */
export function isGenerated(text: string): boolean {
  const unix = text.replaceAll('\r\n', '\n')
  const marker = MARKER.exec(unix)
  return marker !== null && marker[1] === hashOf(unix.slice(0, marker.index))
}
