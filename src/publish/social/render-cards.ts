/** Import only when a card is missing: its libraries start slowly. */
import { availableParallelism } from 'node:os'
import { renderAsync } from '@resvg/resvg-js'
import type { Box } from './box.ts'
import { renderCard, renderMonogram } from './card.ts'
import type { CardFont, CardInput } from './card-input.ts'
import { embedPicture, NO_FONTS } from './embed-picture.ts'
import { loadOutlineFont, type OutlineFont } from './outline-font.ts'

/**
 * Renders to PNG on all processors.
 * @param onRendered receives each card as soon as it is ready
 */
export async function renderCards(
  cards: readonly CardInput[],
  onRendered: (card: CardInput, png: Buffer) => Promise<void>,
): Promise<void> {
  const loaded = new Map<CardFont, Promise<OutlineFont>>()
  const loadFont = (font: CardFont): Promise<OutlineFont> => {
    const known = loaded.get(font)
    if (known) return known
    const loading = loadOutlineFont(
      font.files.map(({ bytes }) => bytes),
      font.variant,
    )
    loaded.set(font, loading)
    return loading
  }
  const queue = [...cards]
  const work = async (): Promise<void> => {
    for (let card = queue.shift(); card; card = queue.shift()) {
      const display = await loadFont(card.display)
      const mono = await loadFont(card.mono)
      await onRendered(card, await renderPng(card, { display, mono }))
    }
  }
  // One more than processors: compression of one image overlaps with rendering.
  await Promise.all(Array.from({ length: availableParallelism() + 1 }, work))
}

/** Minimum ratio of width to height of a picture below the headline. */
const PANORAMA_RATIO = 2.5

interface Fonts {
  readonly display: OutlineFont
  readonly mono: OutlineFont
}

async function renderPng(card: CardInput, fonts: Fonts): Promise<Buffer> {
  const { texts, colors, subject, icon } = card
  const svg = renderCard(texts, {
    ...fonts,
    colors,
    isWide: subject !== undefined && subject.width > PANORAMA_RATIO * subject.height,
    subject: (box) => renderFirst(card, [subject, icon], box, fonts),
    icon: (box) => renderFirst(card, [icon], box, fonts),
  })
  return (await renderAsync(svg, NO_FONTS)).asPng()
}

/** The first file that renders, else the monogram. */
function renderFirst(
  { colors, colorScheme, monogram }: CardInput,
  files: readonly (CardInput['subject'] | undefined)[],
  box: Box,
  { display }: Fonts,
): string {
  for (const file of files) {
    try {
      if (file) return embedPicture(box, file, colorScheme)
    } catch {
      // Try the next one.
    }
  }
  return monogram && renderMonogram(monogram, toSquare(box), { colors, display })
}

/** Centered, at most half the height of a card. */
function toSquare({ x, y, width, height }: Box): Box {
  const side = Math.min(width, height, MAX_MONOGRAM)
  return { x: x + (width - side) / 2, y: y + (height - side) / 2, width: side, height: side }
}

const MAX_MONOGRAM = 300
