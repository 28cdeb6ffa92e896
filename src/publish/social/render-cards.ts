/** Draws pictures: loaded only where one is missing, for the libraries take a while to start. */
import { availableParallelism } from 'node:os'
import { renderAsync } from '@resvg/resvg-js'
import type { Box } from './box.ts'
import { renderCard } from './card.ts'
import type { CardFont, CardInput } from './card-input.ts'
import { embedPicture, NO_FONTS } from './embed-picture.ts'
import { loadOutlineFont, type OutlineFont } from './outline-font.ts'
import type { ColorScheme, PictureFile } from './picture-file.ts'

/**
 * Draws pictures and hands each on as soon as it is ready. The rasterising is done by as many threads as there
 * are processors.
 */
export async function renderCards(
  works: readonly CardInput[],
  done: (work: CardInput, png: Buffer) => Promise<void>,
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
  const waiting = [...works]
  const painter = async (): Promise<void> => {
    for (let work = waiting.shift(); work; work = waiting.shift()) {
      const display = await loadFont(work.display)
      const mono = await loadFont(work.mono)
      await done(work, await pngOf(work, display, mono))
    }
  }
  // One more than processors, so that none waits while a picture is being packed.
  await Promise.all(Array.from({ length: availableParallelism() + 1 }, painter))
}

/** The first picture that can be drawn: one may begin like a drawing and go on as something else. */
function firstDrawn(box: Box, files: readonly PictureFile[], surroundings: ColorScheme): string {
  for (const file of files) {
    try {
      return embedPicture(box, file, surroundings)
    } catch {
      // The next one.
    }
  }
  return ''
}

/** How many times as wide as high a picture is that is too low to stand beside text. */
const PANORAMA = 2.5

async function pngOf(work: CardInput, display: OutlineFont, mono: OutlineFont): Promise<Buffer> {
  const { texts, colors, colorScheme, subject, icon } = work
  const svg = renderCard(texts, {
    colors,
    display,
    mono,
    isWide: subject.width > PANORAMA * subject.height,
    subject: (box) => firstDrawn(box, [subject, icon], colorScheme),
    icon: (box) => firstDrawn(box, [icon], colorScheme),
  })
  return (await renderAsync(svg, NO_FONTS)).asPng()
}
