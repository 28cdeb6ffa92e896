import { resolve } from 'node:path'
import { parseArgs } from 'node:util'

export type Scheme = 'light' | 'dark'

/** What is to be photographed, and where the pictures go. */
export interface Options {
  /** An absolute folder. */
  readonly out: string
  /** Paths of pages and names of states; empty: all. */
  readonly only: readonly string[]
  /** Of the window, in px. */
  readonly widths: readonly number[]
  readonly schemes: readonly Scheme[]
  /** How high a sheet may become before another one begins, in px. */
  readonly sheetHeight: number
}

/** How the command is called. */
export const USAGE = `npm run generate -- screenshots [--out DIR] [--only PATH…] [--widths 360,1280] [--schemes light,dark] [--sheet-height 4000]`

/** What a picture can hold; Chromium repeats itself beyond it. */
export const MAX_HEIGHT_PX = 16_000

/**
 * Reads the arguments of the command.
 * @throws one plain sentence if they are wrong
 */
export function parseOptions(args: readonly string[]): Options {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      out: { type: 'string', default: 'screenshots' },
      only: { type: 'string', multiple: true, default: [] },
      widths: { type: 'string', default: '360,1280' },
      schemes: { type: 'string', default: 'light,dark' },
      'sheet-height': { type: 'string', default: '4000' },
    },
  })
  return {
    out: resolve(values.out),
    // All that follow the first one come without a name.
    only: [...values.only, ...positionals],
    widths: values.widths.split(',').map((text) => parsePixels('widths', text, 200, 4000)),
    schemes: values.schemes.split(',').map(parseScheme),
    sheetHeight: parsePixels('sheet-height', values['sheet-height'], 500, MAX_HEIGHT_PX),
  }
}

function parsePixels(name: string, text: string, from: number, to: number): number {
  const px = Number(text)
  if (Number.isInteger(px) && px >= from && px <= to) return px
  throw new Error(`--${name} takes whole numbers from ${from} to ${to}, not "${text}".`)
}

function parseScheme(text: string): Scheme {
  if (text === 'light' || text === 'dark') return text
  throw new Error(`--schemes takes light and dark, not "${text}".`)
}
