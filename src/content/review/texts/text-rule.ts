import type { Message } from '../../diagnostics/span-diagnostic.ts'

export interface TextFinding {
  readonly message: Message
  readonly part: readonly [number, number]
  readonly insert?: string
  /** A range to delete with it, such as the closing tag. */
  readonly also?: readonly [number, number]
}

export type TextRule = (text: string) => TextFinding | undefined
