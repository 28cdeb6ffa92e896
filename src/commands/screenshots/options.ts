import { resolve } from 'node:path'
import { parseArgs } from 'node:util'

export type Scheme = 'light' | 'dark'

export interface Options {
  readonly out: string
  readonly only: readonly string[]
  /** Of the viewport, in px. */
  readonly widths: readonly number[]
  readonly schemes: readonly Scheme[]
}

export const USAGE = `npm run generate -- screenshots [--out DIR] [--only PATH…] [--widths 360,1280] [--schemes light,dark]`

/** Maximum height of a screenshot; beyond it Chromium repeats content. */
export const MAX_HEIGHT_PX = 16_000

export function parseOptions(args: readonly string[]): Options {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      out: { type: 'string', default: 'screenshots' },
      only: { type: 'string', multiple: true, default: [] },
      widths: { type: 'string', default: '360,1280' },
      schemes: { type: 'string', default: 'light,dark' },
    },
  })
  return {
    out: resolve(values.out),
    only: [...values.only, ...positionals],
    widths: values.widths.split(',').map(parseWidth),
    schemes: values.schemes.split(',').map(parseScheme),
  }
}

const [MIN_WIDTH, MAX_WIDTH] = [200, 4000]

function parseWidth(text: string): number {
  const px = Number(text)
  if (Number.isInteger(px) && px >= MIN_WIDTH && px <= MAX_WIDTH) return px
  throw new Error(
    `Invalid --widths "${text}": use whole numbers from ${MIN_WIDTH} to ${MAX_WIDTH}.`,
  )
}

function parseScheme(text: string): Scheme {
  if (text === 'light' || text === 'dark') return text
  throw new Error(`Invalid --schemes "${text}": use light, dark or both.`)
}
