import type { Splice } from './change.ts'

/** The text after splices. */
export function spliced(text: string, splices: readonly Splice[]): string {
  let at = 0
  let result = ''
  for (const { from, to, insert } of splices) {
    result += text.slice(at, from) + insert
    at = to
  }
  return result + text.slice(at)
}

/** The splices that take the new text back to the old one. @param text the old text */
export function inverse(text: string, splices: readonly Splice[]): Splice[] {
  let shift = 0
  return splices.map(({ from, to, insert }) => {
    const start = from + shift
    shift += insert.length - (to - from)
    return { from: start, to: start + insert.length, insert: text.slice(from, to) }
  })
}
