import type { Message } from './span-diagnostic.ts'

export interface Shortfall {
  readonly contrast: number
  readonly other: string
  /** Undefined if the other color is on the same line. */
  readonly line: number | undefined
  readonly use: 'body' | 'text' | 'line'
  /** Whether the text color is mixed from the two. */
  readonly isMixed: boolean
  readonly needed: number
}

const USES: Readonly<Record<Shortfall['use'], string>> = {
  body: 'running text',
  text: 'text',
  line: 'a line or icon',
}

/** @param isUnreadable whether a contrast is below WCAG level AA */
export const lowContrast = (
  color: string,
  shortfalls: readonly Shortfall[],
  isUnreadable: boolean,
  enough: string | undefined,
): Message => ({
  code: isUnreadable ? 'theme/contrast' : 'theme/body-contrast',
  message: `The color "${color}" has a contrast of ${shortfalls.map(formatShortfall).join(', and of ')}.`,
  hint: enough
    ? `The nearest color with enough contrast is "${enough}".`
    : 'Make one of these colors much lighter or much darker.',
})

function formatShortfall({ contrast, other, line, use, isMixed, needed }: Shortfall): string {
  const place = line === undefined ? '' : ` (line ${line})`
  const purpose = isMixed ? `${USES[use]} mixed from the two` : USES[use]
  return `${roundDown(contrast)} to "${other}"${place}, where ${purpose} needs ${needed}`
}

/** Rounds down, so that an insufficient contrast never looks sufficient. */
const roundDown = (contrast: number): number => Math.floor(contrast * 100) / 100

/** The file has names of an earlier version, whose look is now a preset. */
export const oldLook = (): Message => ({
  code: 'theme/old-look',
  message: 'This file is of an earlier version, whose look is now the preset "drafting".',
  hint: 'Add "preset: drafting" to keep it, or another preset for another look.',
})
