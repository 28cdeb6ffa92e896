import type { Message } from '../../diagnostics/span-diagnostic.ts'

/** The lines of a text without their line breaks. */
export type Lines = readonly string[]

/** One way in which a text may have been meant. Repairs change lines; they never add or remove any. */
export interface Repair {
  /** What was wrong, if this is what was meant. */
  readonly message: Message
  /** The line that the message is about, from 0. */
  readonly line: number
  /** The columns of that line to mark, from 0. */
  readonly from: number
  readonly to: number
  /** The new wording of lines, by their number from 0. */
  readonly lines: ReadonlyMap<number, string>
  /** Leaves the lines in a layout that nobody would choose. */
  readonly unusual?: true
  /** One of several things that may be meant: nobody but the author can tell. */
  readonly doubtful?: true
  /** Loses a line: only for want of anything better. */
  readonly lossy?: true
}

/** Ways in which one line may have been meant. */
export type Repairs = (lines: Lines, at: number) => Repair[]

/** A repair of a single line. */
export const rewrite = (
  line: number,
  text: string,
  message: Message,
  from: number,
  to: number,
): Repair => ({ message, line, from, to: Math.max(to, from + 1), lines: new Map([[line, text]]) })

export const applied = (lines: Lines, repair: Repair): Lines =>
  lines.map((line, index) => repair.lines.get(index) ?? line)

export const indentOf = (line: string): number => /^ */.exec(line)?.[0].length ?? 0

/** Whether a line has no content: blank, or a comment. */
export const isEmpty = (line: string): boolean => /^\s*(#.*)?$/.test(line)

/** Whether a line begins with a key, a hyphen or a bracket: what does not, goes on with the text above. */
export const hasPlace = (line: string): boolean => /^ *- |:(\s|$)|^ *[{[]/.test(line)

/** A line that can only be there by mistake: another document, a comment without #, a merge conflict. */
export const isMarker = (line: string): boolean =>
  /^(---|\.\.\.|<<<<<<<|=======|>>>>>>>)|^\s*(\/\/|\/\*|<!--)/.test(line)

/** The next line with content in a direction, or undefined. */
export function neighbour(lines: Lines, at: number, direction: 1 | -1): number | undefined {
  for (let index = at + direction; index >= 0 && index < lines.length; index += direction) {
    if (!isEmpty(lines[index] ?? '')) return index
  }
  return undefined
}

/** The line above that is indented less: the key or item under which a line stands. */
export function parentOf(lines: Lines, at: number): number | undefined {
  const own = indentOf(lines[at] ?? '')
  let above = neighbour(lines, at, -1)
  while (above !== undefined && indentOf(lines[above] ?? '') >= own) {
    above = neighbour(lines, above, -1)
  }
  return above
}

/** The parts of a line: indentation with hyphens, key with its colon and space, value. */
export interface Anatomy {
  readonly lead: string
  readonly key: string
  readonly value: string
}

export function anatomyOf(line: string): Anatomy {
  const [, lead = '', key = '', value = ''] =
    /^([ \t]*(?:-[ \t]+)*)([\p{L}\p{N}_.-]+[ \t]*:(?:[ \t]+|$))?(.*)$/u.exec(line) ?? []
  return { lead, key, value: value.trimEnd() }
}
