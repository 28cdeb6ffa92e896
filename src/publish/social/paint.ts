/** Draws pictures: loaded only where one is missing, for the libraries take a while to start. */
import { availableParallelism } from 'node:os'
import { renderAsync } from '@resvg/resvg-js'
import type { Box } from './box.ts'
import { cardSvg } from './card.ts'
import { NO_FONTS, pictureIn } from './drawing.ts'
import { type Letters, lettersOf } from './letters.ts'
import type { PictureFile, Surroundings } from './picture-file.ts'
import type { FontFile, Work } from './work.ts'

/**
 * Draws pictures and hands each on as soon as it is ready. The rasterising is done by as many threads as there
 * are processors.
 */
export async function paint(
  works: readonly Work[],
  done: (work: Work, png: Buffer) => Promise<void>,
): Promise<void> {
  const loaded = new Map<FontFile, Promise<Letters>>()
  const letters = (file: FontFile): Promise<Letters> => {
    const one = loaded.get(file) ?? lettersOf(file.bytes, file.cut)
    loaded.set(file, one)
    return one
  }
  const waiting = [...works]
  const painter = async (): Promise<void> => {
    for (let work = waiting.shift(); work; work = waiting.shift()) {
      const display = await letters(work.display)
      const mono = await letters(work.mono)
      await done(work, await pngOf(work, display, mono))
    }
  }
  // One more than processors, so that none waits while a picture is being packed.
  await Promise.all(Array.from({ length: availableParallelism() + 1 }, painter))
}

/** The first picture that can be drawn: one may begin like a drawing and go on as something else. */
function firstDrawn(box: Box, files: readonly PictureFile[], surroundings: Surroundings): string {
  for (const file of files) {
    try {
      return pictureIn(box, file, surroundings)
    } catch {
      // The next one.
    }
  }
  return ''
}

/** How many times as wide as high a picture is that is too low to stand beside text. */
const PANORAMA = 2.5

async function pngOf(work: Work, display: Letters, mono: Letters): Promise<Buffer> {
  const { texts, colours, surroundings, subject, sign } = work
  const svg = cardSvg(texts, {
    colours,
    display,
    mono,
    isWide: subject.width > PANORAMA * subject.height,
    subject: (box) => firstDrawn(box, [subject, sign], surroundings),
    sign: (box) => firstDrawn(box, [sign], surroundings),
  })
  return (await renderAsync(svg, NO_FONTS)).asPng()
}
