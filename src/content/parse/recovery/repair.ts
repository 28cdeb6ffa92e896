import type { Message } from '../../diagnostics/span-diagnostic.ts'

export type Lines = readonly string[]

/** A candidate repair. It changes lines, but never adds or removes any. */
export interface Repair {
  readonly message: Message
  /** Line of the message, from 0. */
  readonly line: number
  /** Columns to mark, from 0. */
  readonly from: number
  readonly to: number
  readonly lines: ReadonlyMap<number, string>
  /** No fix is offered for an ambiguous repair, one with an unusual layout, or one that drops text. */
  readonly risk?: 'ambiguous' | 'unusual' | 'lossy' | undefined
}

type Columns = readonly [from: number, to?: number]

/** Replaces a line. The message marks columns of the original line. */
export const rewriteLine = (
  line: number,
  text: string,
  message: Message,
  [from, to = from + 1]: Columns,
): Repair => ({ message, line, from, to: Math.max(to, from + 1), lines: new Map([[line, text]]) })

export const applyRepair = (lines: Lines, repair: Repair): Lines =>
  lines.map((line, index) => repair.lines.get(index) ?? line)

export const splice = (line: string, from: number, to: number, insert: string): string =>
  line.slice(0, from) + insert + line.slice(to)

export const getIndent = (line: string): number => /^ */.exec(line)?.[0].length ?? 0

export const isEmpty = (line: string): boolean => /^\s*(#.*)?$/.test(line)

/** Whether a line starts with a key, hyphen or bracket. Other lines continue the text above. */
export const isStructure = (line: string): boolean => /^ *- |:(\s|$)|^ *[{[]/.test(line)

/** The nearest line above (-1) or below (1) that is not empty. */
export function findNeighbor(lines: Lines, at: number, direction: 1 | -1): number | undefined {
  for (let index = at + direction; index >= 0 && index < lines.length; index += direction) {
    if (!isEmpty(lines[index] ?? '')) return index
  }
  return undefined
}

/** The lines above with less indentation than all lines in between, from the parent to the top level. */
export function findAncestors(lines: Lines, at: number, indent: number): number[] {
  const ancestors: number[] = []
  let least = indent
  for (let index = at - 1; index >= 0 && least > 0; index -= 1) {
    const line = lines[index] ?? ''
    if (isEmpty(line) || getIndent(line) >= least) continue
    least = getIndent(line)
    ancestors.push(index)
  }
  return ancestors
}

/** Splits a line into indentation with hyphens, the key with its colon and spaces, and the value. */
export function splitLine(line: string) {
  const [, lead = '', key = '', value = ''] =
    /^([ \t]*(?:-[ \t]+)*)([\p{L}\p{N}_.-]+[ \t]*:(?:[ \t]+|$))?(.*)$/u.exec(line) ?? []
  return { lead, key, value: value.trimEnd() }
}
