import type { Message } from './span-diagnostic.ts'

/** What is said about the colours of the theme. */

/** A colour that the one spoken of is too close to. */
export interface Shortfall {
  readonly contrast: number
  readonly other: string
  /** The line of the other colour; undefined if it is the same. */
  readonly line: number | undefined
  readonly use: 'body' | 'text' | 'line'
  /** Whether the two are mixed for that use. */
  readonly isMixed: boolean
  readonly needed: number
}

const USES: Readonly<Record<Shortfall['use'], string>> = {
  body: 'running text',
  text: 'text',
  line: 'a line or sign',
}

/**
 * @param isUnreadable whether a contrast is below what WCAG asks of everybody (level AA)
 * @param enough the nearest colour that would do; undefined where there is none
 */
export const lowContrast = (
  colour: string,
  shortfalls: readonly Shortfall[],
  isUnreadable: boolean,
  enough: string | undefined,
): Message => ({
  code: isUnreadable ? 'theme/contrast' : 'theme/body-contrast',
  message: `The colour "${colour}" has a contrast of ${shortfalls.map(told).join(', and of ')}.`,
  hint: enough
    ? `The nearest colour that is enough is "${enough}".`
    : 'Make one of these colours much lighter or much darker.',
})

function told({ contrast, other, line, use, isMixed, needed }: Shortfall): string {
  const place = line === undefined ? '' : ` (line ${line})`
  const purpose = isMixed ? `${USES[use]} that is mixed of the two` : USES[use]
  return `${shortened(contrast)} to "${other}"${place}, where ${purpose} needs ${needed}`
}

/** Never rounded up, so that what is too little does not look like enough. */
const shortened = (contrast: number): number => Math.floor(contrast * 100) / 100
