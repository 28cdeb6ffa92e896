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
  /** Changed lines by number from 0. */
  readonly lines: ReadonlyMap<number, string>
  /** The result has an unusual layout. */
  readonly isUnusual?: true
  /** Ambiguous, so no fix is offered. */
  readonly isAmbiguous?: true
  readonly isLossy?: true
}

export type Repairs = (lines: Lines, at: number) => Repair[]

export const rewrite = (
  line: number,
  text: string,
  message: Message,
  from: number,
  to: number,
): Repair => ({ message, line, from, to: Math.max(to, from + 1), lines: new Map([[line, text]]) })

export const applyRepair = (lines: Lines, repair: Repair): Lines =>
  lines.map((line, index) => repair.lines.get(index) ?? line)

export const indentOf = (line: string): number => /^ */.exec(line)?.[0].length ?? 0

export const isEmpty = (line: string): boolean => /^\s*(#.*)?$/.test(line)

/** Whether a line starts with a key, hyphen or bracket. Other lines continue the text above. */
export const hasPlace = (line: string): boolean => /^ *- |:(\s|$)|^ *[{[]/.test(line)

/** A document marker, a comment without #, or a merge conflict marker. */
export const isMarker = (line: string): boolean =>
  /^(---|\.\.\.|<<<<<<<|=======|>>>>>>>)|^\s*(\/\/|\/\*|<!--)/.test(line)

export function neighbour(lines: Lines, at: number, direction: 1 | -1): number | undefined {
  for (let index = at + direction; index >= 0 && index < lines.length; index += direction) {
    if (!isEmpty(lines[index] ?? '')) return index
  }
  return undefined
}

export function findParent(lines: Lines, at: number): number | undefined {
  const own = indentOf(lines[at] ?? '')
  let above = neighbour(lines, at, -1)
  while (above !== undefined && indentOf(lines[above] ?? '') >= own) {
    above = neighbour(lines, above, -1)
  }
  return above
}

export interface LineParts {
  readonly lead: string
  readonly key: string
  readonly value: string
}

export function splitLine(line: string): LineParts {
  const [, lead = '', key = '', value = ''] =
    /^([ \t]*(?:-[ \t]+)*)([\p{L}\p{N}_.-]+[ \t]*:(?:[ \t]+|$))?(.*)$/u.exec(line) ?? []
  return { lead, key, value: value.trimEnd() }
}
