import type { Message } from '../../diagnostics/span-diagnostic.ts'

/** Something about a part of a text: from and to, in characters of the text. */
export interface TextFinding {
  readonly message: Message
  readonly part: readonly [number, number]
  /** What to write in its place, where that is certain. */
  readonly insert?: string
  /** What goes with it: the end of what begins in that part. */
  readonly also?: readonly [number, number]
}

/** Looks at a text for one kind of slip. */
export type TextRule = (text: string) => TextFinding | undefined
