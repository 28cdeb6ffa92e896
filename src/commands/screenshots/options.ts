import { resolve } from 'node:path'
import { parseArgs } from 'node:util'

export type Scheme = 'light' | 'dark'

export interface Options {
  /** Absolute path of a folder. */
  readonly out: string
  /** Paths of pages and names of states; empty: all. */
  readonly only: readonly string[]
  /** Of the viewport, in px. */
  readonly widths: readonly number[]
  readonly schemes: readonly Scheme[]
  /** Maximum height of a contact sheet, in px. */
  readonly sheetHeight: number
}

export const USAGE = `npm run generate -- screenshots [--out DIR] [--only PATH…] [--widths 360,1280] [--schemes light,dark] [--sheet-height 4000]`

/** Maximum height of a screenshot; beyond it Chromium repeats content. */
export const MAX_HEIGHT_PX = 16_000

/** @throws Error with a complete message if an argument is invalid */
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
    // `--only a b c` leaves b and c as positionals.
    only: [...values.only, ...positionals],
    widths: values.widths.split(',').map((text) => parsePixels('widths', text, 200, 4000)),
    schemes: values.schemes.split(',').map(parseScheme),
    sheetHeight: parsePixels('sheet-height', values['sheet-height'], 500, MAX_HEIGHT_PX),
  }
}

function parsePixels(name: string, text: string, from: number, to: number): number {
  const px = Number(text)
  if (Number.isInteger(px) && px >= from && px <= to) return px
  throw new Error(`Invalid --${name} "${text}": use whole numbers from ${from} to ${to}.`)
}

function parseScheme(text: string): Scheme {
  if (text === 'light' || text === 'dark') return text
  throw new Error(`Invalid --schemes "${text}": use light, dark or both.`)
}
