/** The sheet that stands for a page wherever its address is shared. */
import { type Box, onGrid, outlineOf, UNIT } from './box.ts'
import { dimension } from './dimension.ts'
import { fitted } from './fit.ts'
import type { Letters } from './letters.ts'
import { CARD_SIZE } from './picture-file.ts'

/** What stands on the sheet. */
export interface CardTexts {
  readonly headline: string
  /** Where the page is; the headline is marked with it. */
  readonly address: string
  /** Of the company. */
  readonly name: string
  /** Name of the drawing set. */
  readonly set: string
  /** Which sheet of the set it is. */
  readonly sheet: string
}

export interface CardColours {
  readonly ground: string
  readonly ink: string
  readonly quiet: string
  readonly rule: string
  /** Of the small signs on the ground. */
  readonly signal: string
  /** The one field of colour, and the text on it. */
  readonly accent: string
  readonly onAccent: string
}

/** What a sheet is drawn with. */
export interface CardMeans {
  readonly colours: CardColours
  readonly display: Letters
  readonly mono: Letters
  /** Draw the subject of the page and the sign of the company into a box, as SVG elements. */
  readonly subject: (box: Box) => string
  /** Whether the subject is a panorama, which gets the whole width, under the headline. */
  readonly isWide: boolean
  readonly sign: (box: Box) => string
}

const FRAME = onGrid(1, 1, 38, 19)
const BESIDE = {
  headline: onGrid(2, 2, 18, 12),
  measure: 15.5 * UNIT,
  subject: onGrid(21, 2, 17, 14),
}
// The foot of a panorama disappears behind the title block.
const ABOVE = {
  headline: onGrid(2, 2, 36, 5.3),
  measure: 8.6 * UNIT,
  subject: onGrid(1, 9.4, 38, 10.4),
}
const BLOCK = onGrid(1, 17, 38, 3)
const SIGN = onGrid(2, 17.75, 1.5, 1.5)
const NAME = onGrid(4, 17, 9, 3)
const SET = onGrid(15, 17, 15, 3)
const SHEET = onGrid(31, 17, 8, 3)
const SHEET_TEXT = onGrid(32, 17, 6, 3)

const LEADING = 1.02

/** Sizes of type at most, in px. */
const LARGEST = { headline: 120, name: 36, set: 26, sheet: 40 } as const

/** The SVG document of a sheet; all its text is outlines. */
export function cardSvg(texts: CardTexts, means: CardMeans): string {
  const { colours, display, mono } = means
  const { width, height } = CARD_SIZE
  const cells = `M${BLOCK.x} ${BLOCK.y}h${BLOCK.width}M${SET.x - UNIT} ${BLOCK.y}v${BLOCK.height}`
  const name = lineIn(NAME, texts.name, display, LARGEST.name)
  const set = lineIn(SET, texts.set, mono, LARGEST.set)
  const sheet = lineIn(SHEET_TEXT, texts.sheet, mono, LARGEST.sheet)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" fill="none">`,
    `<path d="M0 0H${width}V${height}H0Z" fill="${colours.ground}"/>`,
    `<path d="${graph(width, height)}" stroke="${colours.rule}" stroke-opacity=".45" shape-rendering="crispEdges"/>`,
    means.subject((means.isWide ? ABOVE : BESIDE).subject),
    means.isWide ? `<path d="${outlineOf(BLOCK)}" fill="${colours.ground}"/>` : '',
    `<path d="${outlineOf(SHEET)}" fill="${colours.accent}"/>`,
    `<path d="${outlineOf(FRAME)}${cells}" stroke="${colours.ink}" stroke-width="2"/>`,
    means.sign(SIGN),
    headline(texts, means),
    `<path d="${name}${set}" fill="${colours.ink}"/>`,
    `<path d="${sheet}" fill="${colours.onAccent}"/>`,
    '</svg>',
  ].join('\n')
}

/** The lines of graph paper. */
function graph(width: number, height: number): string {
  const lines: string[] = []
  for (let x = UNIT; x < width; x += UNIT) lines.push(`M${x} 0V${height}`)
  for (let y = UNIT; y < height; y += UNIT) lines.push(`M0 ${y}H${width}`)
  return lines.join('')
}

/** The headline, at the foot of its box, with its measure below. */
function headline(texts: CardTexts, means: CardMeans): string {
  const { display, colours } = means
  const { headline: place, measure } = means.isWide ? ABOVE : BESIDE
  const box = { ...place, mostLines: 3, largest: LARGEST.headline }
  const { lines, size } = fitted(texts.headline, box, { ...display, leading: LEADING })
  const foot = place.y + place.height
  const baseline = (index: number) => foot - (lines.length - 1 - index) * LEADING * size
  const outlines = lines.map((line, index) => display.outline(line, place.x, baseline(index), size))
  const measured = {
    x: place.x,
    width: Math.max(...lines.map(display.widthOf)) * size,
    // Below the letters that hang under the line.
    top: baseline(lines.length - 1) + size / 3,
    y: measure,
  }
  const ink = `<path d="${outlines.join('')}" fill="${colours.ink}"/>`
  return ink + dimension(texts.address, measured, means)
}

/** One line from the left edge of a box, in the middle of its height. */
function lineIn(box: Box, text: string, letters: Letters, largest: number): string {
  const size = Math.min(largest, box.width / letters.widthOf(text))
  const baseline = box.y + (box.height + letters.capHeight * size) / 2
  return letters.outline(text, box.x, baseline, size)
}
