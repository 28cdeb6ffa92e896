/** The sheet that stands for a page wherever its address is shared. */
import { type Box, createGridBox, GRID_UNIT, toPathData } from './box.ts'
import { renderDimensionLine } from './dimension-line.ts'
import { fitText } from './fit-text.ts'
import type { OutlineFont } from './outline-font.ts'
import { CARD_SIZE } from './picture-file.ts'

/** What stands on the sheet. */
export interface CardTexts {
  readonly headline: string
  /** Where the page is; the headline is marked with it. */
  readonly address: string
  /** Of the company. */
  readonly name: string
  /** Name of the drawing set. */
  readonly collection: string
  /** Which sheet of the set it is. */
  readonly pageNumber: string
}

export interface CardColors {
  readonly background: string
  readonly text: string
  readonly muted: string
  readonly border: string
  /** Of the small signs on the ground. */
  readonly highlight: string
  /** The one field of colour, and the text on it. */
  readonly accent: string
  readonly onAccent: string
}

/** What a sheet is drawn with. */
export interface CardOptions {
  readonly colors: CardColors
  readonly display: OutlineFont
  readonly mono: OutlineFont
  /** Draw the subject of the page and the sign of the company into a box, as SVG elements. */
  readonly subject: (box: Box) => string
  /** Whether the subject is a panorama, which gets the whole width, under the headline. */
  readonly isWide: boolean
  readonly icon: (box: Box) => string
}

const FRAME = createGridBox(1, 1, 38, 19)
const BESIDE = {
  headline: createGridBox(2, 2, 18, 12),
  measure: 15.5 * GRID_UNIT,
  subject: createGridBox(21, 2, 17, 14),
}
// The foot of a panorama disappears behind the title block.
const ABOVE = {
  headline: createGridBox(2, 2, 36, 5.3),
  measure: 8.6 * GRID_UNIT,
  subject: createGridBox(1, 9.4, 38, 10.4),
}
const BLOCK = createGridBox(1, 17, 38, 3)
const SIGN = createGridBox(2, 17.75, 1.5, 1.5)
const NAME = createGridBox(4, 17, 9, 3)
const SET = createGridBox(15, 17, 15, 3)
const SHEET = createGridBox(31, 17, 8, 3)
const SHEET_TEXT = createGridBox(32, 17, 6, 3)

const LEADING = 1.02

/** Sizes of type at most, in px. */
const MAX_SIZES = { headline: 120, name: 36, set: 26, sheet: 40 } as const

/** The SVG document of a sheet; all its text is outlines. */
export function renderCard(texts: CardTexts, means: CardOptions): string {
  const { colors, display, mono } = means
  const { width, height } = CARD_SIZE
  const cells = `M${BLOCK.x} ${BLOCK.y}h${BLOCK.width}M${SET.x - GRID_UNIT} ${BLOCK.y}v${BLOCK.height}`
  const name = lineIn(NAME, texts.name, display, MAX_SIZES.name)
  const set = lineIn(SET, texts.collection, mono, MAX_SIZES.set)
  const sheet = lineIn(SHEET_TEXT, texts.pageNumber, mono, MAX_SIZES.sheet)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" fill="none">`,
    `<path d="M0 0H${width}V${height}H0Z" fill="${colors.background}"/>`,
    `<path d="${graph(width, height)}" stroke="${colors.border}" stroke-opacity=".45" shape-rendering="crispEdges"/>`,
    means.subject((means.isWide ? ABOVE : BESIDE).subject),
    means.isWide ? `<path d="${toPathData(BLOCK)}" fill="${colors.background}"/>` : '',
    `<path d="${toPathData(SHEET)}" fill="${colors.accent}"/>`,
    `<path d="${toPathData(FRAME)}${cells}" stroke="${colors.text}" stroke-width="2"/>`,
    means.icon(SIGN),
    headline(texts, means),
    `<path d="${name}${set}" fill="${colors.text}"/>`,
    `<path d="${sheet}" fill="${colors.onAccent}"/>`,
    '</svg>',
  ].join('\n')
}

/** The lines of graph paper. */
function graph(width: number, height: number): string {
  const lines: string[] = []
  for (let x = GRID_UNIT; x < width; x += GRID_UNIT) lines.push(`M${x} 0V${height}`)
  for (let y = GRID_UNIT; y < height; y += GRID_UNIT) lines.push(`M0 ${y}H${width}`)
  return lines.join('')
}

/** The headline, at the foot of its box, with its measure below. */
function headline(texts: CardTexts, means: CardOptions): string {
  const { display, colors } = means
  const { headline: place, measure } = means.isWide ? ABOVE : BESIDE
  const box = { ...place, maxLines: 3, maxSize: MAX_SIZES.headline }
  const { lines, size } = fitText(texts.headline, box, { ...display, leading: LEADING })
  const foot = place.y + place.height
  const baseline = (index: number) => foot - (lines.length - 1 - index) * LEADING * size
  const outlines = lines.map((line, index) => display.outline(line, place.x, baseline(index), size))
  const measured = {
    x: place.x,
    width: Math.max(...lines.map(display.measure)) * size,
    // Below the letters that hang under the line.
    top: baseline(lines.length - 1) + size / 3,
    y: measure,
  }
  const ink = `<path d="${outlines.join('')}" fill="${colors.text}"/>`
  return ink + renderDimensionLine(texts.address, measured, means)
}

/** One line from the left edge of a box, in the middle of its height. */
function lineIn(box: Box, text: string, letters: OutlineFont, largest: number): string {
  const size = Math.min(largest, box.width / letters.measure(text))
  const baseline = box.y + (box.height + letters.capHeight * size) / 2
  return letters.outline(text, box.x, baseline, size)
}
