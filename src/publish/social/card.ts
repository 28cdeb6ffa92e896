import { type Box, createGridBox, createRectangle, GRID_UNIT } from './box.ts'
import { layOutDimensionLine } from './dimension-line.ts'
import { fitText } from './fit-text.ts'
import { type Outline, type Shape, toPathData } from './outline.ts'
import type { OutlineFont } from './outline-font.ts'
import { CARD_SIZE } from './picture-file.ts'

/** Texts may be empty. */
export interface CardTexts {
  readonly headline: string
  readonly address: string
  readonly name: string
  readonly collection: string
  readonly pageNumber: string
}

export interface CardColors {
  readonly background: string
  readonly text: string
  readonly muted: string
  readonly border: string
  /** Arrows on the background. */
  readonly highlight: string
  readonly accent: string
  readonly onAccent: string
}

export interface TextOptions {
  readonly colors: CardColors
  readonly display: OutlineFont
  readonly mono: OutlineFont
  /** Whether the subject takes the whole width below the headline. */
  readonly isWide: boolean
}

export interface CardOptions extends TextOptions {
  /** SVG elements. */
  readonly subject: (box: Box) => string
  /** SVG elements. */
  readonly icon: (box: Box) => string
}

const FRAME = createGridBox(1, 1, 38, 19)
const BESIDE_LAYOUT = {
  headline: createGridBox(2, 2, 18, 12),
  measure: 15.5 * GRID_UNIT,
  subject: createGridBox(21, 2, 17, 14),
}
// The title block covers the lower edge of a wide picture.
const ABOVE_LAYOUT = {
  headline: createGridBox(2, 2, 36, 5.3),
  measure: 8.6 * GRID_UNIT,
  subject: createGridBox(1, 9.4, 38, 10.4),
}
const TITLE_BLOCK = createGridBox(1, 17, 38, 3)
const ICON = createGridBox(2, 17.75, 1.5, 1.5)
const NAME = createGridBox(4, 17, 9, 3)
const COLLECTION = createGridBox(15, 17, 15, 3)
const PAGE_NUMBER = createGridBox(31, 17, 8, 3)
const PAGE_NUMBER_TEXT = createGridBox(32, 17, 6, 3)

const LEADING = 1.02

/** px. */
const MAX_SIZES = { headline: 120, name: 36, collection: 26, pageNumber: 40 } as const

/** What cards with different texts have in common, as SVG. */
export function renderTemplate(options: CardOptions): string {
  const { colors } = options
  const { width, height } = CARD_SIZE
  const cells = `M${TITLE_BLOCK.x} ${TITLE_BLOCK.y}h${TITLE_BLOCK.width}M${COLLECTION.x - GRID_UNIT} ${TITLE_BLOCK.y}v${TITLE_BLOCK.height}`
  return renderSvg([
    `<path d="M0 0H${width}V${height}H0Z" fill="${colors.background}"/>`,
    `<path d="${renderGrid(width, height)}" stroke="${colors.border}" stroke-opacity=".45" shape-rendering="crispEdges"/>`,
    options.subject((options.isWide ? ABOVE_LAYOUT : BESIDE_LAYOUT).subject),
    options.isWide
      ? `<path d="${toPathData(createRectangle(TITLE_BLOCK))}" fill="${colors.background}"/>`
      : '',
    `<path d="${toPathData(createRectangle(PAGE_NUMBER))}" fill="${colors.accent}"/>`,
    `<path d="${toPathData(createRectangle(FRAME))}${cells}" stroke="${colors.text}" stroke-width="2"/>`,
    options.icon(ICON),
  ])
}

/** The texts of a card, in the order in which they cover each other. */
export function layOutTexts(texts: CardTexts, options: TextOptions): Shape[] {
  const { colors, display, mono } = options
  const name = layOutLine(NAME, texts.name, display, MAX_SIZES.name)
  const collection = layOutLine(COLLECTION, texts.collection, mono, MAX_SIZES.collection)
  const pageNumber = layOutLine(PAGE_NUMBER_TEXT, texts.pageNumber, mono, MAX_SIZES.pageNumber)
  return [
    ...layOutHeadline(texts, options),
    { color: colors.text, outline: [...name, ...collection] },
    { color: colors.onAccent, outline: pageNumber },
  ]
}

function renderSvg(elements: readonly string[]): string {
  const { width, height } = CARD_SIZE
  const open = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" fill="none">`
  return [open, ...elements, '</svg>'].join('\n')
}

function renderGrid(width: number, height: number): string {
  const lines: string[] = []
  for (let x = GRID_UNIT; x < width; x += GRID_UNIT) lines.push(`M${x} 0V${height}`)
  for (let y = GRID_UNIT; y < height; y += GRID_UNIT) lines.push(`M0 ${y}H${width}`)
  return lines.join('')
}

function layOutHeadline(texts: CardTexts, options: TextOptions): Shape[] {
  const { display, colors } = options
  const { headline: area, measure } = options.isWide ? ABOVE_LAYOUT : BESIDE_LAYOUT
  const box = { ...area, maxLines: 3, maxSize: MAX_SIZES.headline }
  const { lines, size } = fitText(texts.headline, box, { ...display, leading: LEADING })
  const bottom = area.y + area.height
  const baseline = (index: number) => bottom - (lines.length - 1 - index) * LEADING * size
  const outline = lines.flatMap((line, index) =>
    display.outline(line, area.x, baseline(index), size),
  )
  const measured = {
    x: area.x,
    width: Math.max(...lines.map(display.measure)) * size,
    top: baseline(lines.length - 1) + size / 3,
    y: measure,
  }
  return [{ color: colors.text, outline }, ...layOutDimensionLine(texts.address, measured, options)]
}

function layOutLine(box: Box, text: string, font: OutlineFont, maxSize: number): Outline {
  const size = Math.min(maxSize, box.width / font.measure(text))
  const baseline = box.y + (box.height + font.capHeight * size) / 2
  return font.outline(text, box.x, baseline, size)
}

type MonogramOptions = Pick<CardOptions, 'colors' | 'display'>

/** Default icon: a letter on the accent color. */
export function renderMonogram(
  letter: string,
  box: Box,
  { colors, display }: MonogramOptions,
): string {
  const size = box.height * 0.55
  const x = box.x + (box.width - display.measure(letter) * size) / 2
  const baseline = box.y + (box.height + display.capHeight * size) / 2
  return [
    `<path d="${toPathData(createRectangle(box))}" fill="${colors.accent}"/>`,
    `<path d="${toPathData(display.outline(letter, x, baseline, size))}" fill="${colors.onAccent}"/>`,
  ].join('')
}
