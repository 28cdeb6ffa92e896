import type { Edit } from './model.ts'

/** Edits must be in order and without overlaps. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  let at = 0
  let result = ''
  for (const { from, to, insert } of edits) {
    result += text.slice(at, from) + insert
    at = to
  }
  return result + text.slice(at)
}

export function invertEdits(text: string, edits: readonly Edit[]): Edit[] {
  let shift = 0
  return edits.map(({ from, to, insert }) => {
    const start = from + shift
    shift += insert.length - (to - from)
    return { from: start, to: start + insert.length, insert: text.slice(from, to) }
  })
}

export function minimizeEdit(text: string, { from, to, insert }: Edit): Edit {
  const most = Math.min(to - from, insert.length)
  let head = 0
  while (head < most && text[from + head] === insert[head]) head += 1
  let tail = 0
  while (tail < most - head && text[to - 1 - tail] === insert.at(-1 - tail)) tail += 1
  return { from: from + head, to: to - tail, insert: insert.slice(head, insert.length - tail) }
}
