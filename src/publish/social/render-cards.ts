import { availableParallelism } from 'node:os'
import { renderAsync } from '@resvg/resvg-js'
import pMap from 'p-map'
import type { Box } from './box.ts'
import { type CardTexts, layOutTexts, renderMonogram, renderTemplate } from './card.ts'
import { type CardFont, type CardInput, createCardHasher, hasPhoto } from './card-input.ts'
import { createFlatTemplate, createPhotoTemplate, type DrawTexts } from './card-template.ts'
import type { NamedCard } from './card-thread.ts'
import { embedPicture, NO_FONTS } from './embed-picture.ts'
import { loadOutlineFont, type OutlineFont } from './outline-font.ts'
import { isDrawable, type PictureFile } from './picture-file.ts'

/** JPEG if the card has a photograph, else PNG. Cards that differ in texts only share a template. @param onRendered receives each card when it is ready */
export async function renderCards(
  cards: readonly NamedCard[],
  onRendered: (card: NamedCard, image: Buffer) => void,
): Promise<void> {
  const loadFont = createFontLoader()
  // One template at a time, because each takes several megabytes.
  for (const group of groupByTemplate(cards)) {
    const [first] = group
    if (!first) continue
    const { display, mono } = first.card
    const fonts = { display: await loadFont(display), mono: await loadFont(mono) }
    const draw = await createTemplate(first.card, fonts)
    const render = async (one: NamedCard): Promise<void> => {
      const { texts, colors } = one.card
      onRendered(
        one,
        await draw(layOutTexts(texts, { ...fonts, colors, isWide: isWide(one.card) })),
      )
    }
    await pMap(group, render, AT_ONCE)
  }
}

/** One more than processors: the threads of rendering and compression are never idle. */
const AT_ONCE = { concurrency: availableParallelism() + 1 }

function groupByTemplate(cards: readonly NamedCard[]): Iterable<readonly NamedCard[]> {
  const hash = createCardHasher()
  const groups = new Map<string, NamedCard[]>()
  for (const one of cards) {
    const key = hash({ ...one.card, texts: NO_TEXTS })
    const group = groups.get(key)
    if (group) group.push(one)
    else groups.set(key, [one])
  }
  return groups.values()
}

const NO_TEXTS: CardTexts = { headline: '', address: '', name: '', collection: '', pageNumber: '' }

/** Loads each font once. */
function createFontLoader(): (font: CardFont) => Promise<OutlineFont> {
  const loaded = new Map<CardFont, Promise<OutlineFont>>()
  return (font) => {
    const files = font.files.map(({ bytes }) => bytes)
    const loading = loaded.get(font) ?? loadOutlineFont(files, font.variant)
    loaded.set(font, loading)
    return loading
  }
}

/** Minimum ratio of width to height of a picture below the headline. */
const PANORAMA_RATIO = 2.5

const isWide = ({ subject }: CardInput): boolean =>
  subject !== undefined && subject.width > PANORAMA_RATIO * subject.height

interface Fonts {
  readonly display: OutlineFont
  readonly mono: OutlineFont
}

async function createTemplate(card: CardInput, fonts: Fonts): Promise<DrawTexts> {
  const { colors } = card
  const [subject, icon] = await Promise.all([toDrawable(card.subject), toDrawable(card.icon)])
  const svg = renderTemplate({
    ...fonts,
    colors,
    isWide: isWide(card),
    subject: (box) => renderFirst(card, [subject, icon], box, fonts),
    icon: (box) => renderFirst(card, [icon], box, fonts),
  })
  const { pixels } = await renderAsync(svg, NO_FONTS)
  if (hasPhoto(card)) return createPhotoTemplate(pixels)
  const { background, text, muted, highlight, accent, onAccent } = colors
  return createFlatTemplate(pixels, [
    [text, background],
    [muted, background],
    [highlight, background],
    [onAccent, accent],
  ])
}

/** WebP and AVIF as PNG. */
async function toDrawable(file: PictureFile | undefined): Promise<PictureFile | undefined> {
  if (!file || isDrawable(file.type)) return file
  try {
    const { default: sharp } = await import('sharp')
    const bytes = await sharp(file.bytes).autoOrient().png().toBuffer()
    return { ...file, type: 'image/png', bytes }
  } catch {
    return undefined
  }
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
