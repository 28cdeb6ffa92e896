import { createHash } from 'node:crypto'
import type { ImageSize } from '../../content/model.ts'
import { detectImageFormat, isAnimated } from '../../site-folder/image-format.ts'

/** A picture of the site, as it is published. */
export interface OriginalImage extends ImageSize {
  /** Of its file. */
  readonly name: string
  readonly body: Buffer
}

/** Changes with everything that decides how a picture looks in another width. */
const RECIPE = 'webp 80, 1'

/** The names of files with a picture in other widths; they change with the picture. */
export function createFileNamer({ body }: OriginalImage): (width: number) => string {
  const hash = createHash('sha256').update(RECIPE).update(body).digest('base64url').slice(0, 16)
  return (width) => `${hash}-${width}.webp`
}

/** Whether an image gets smaller sizes. SVG images scale, and animated images would lose their animation. */
export function isResizable({ body }: OriginalImage): boolean {
  const format = detectImageFormat(body)
  return format !== undefined && format !== 'svg' && !isAnimated(body)
}

/** Makes a picture smaller: upright, without metadata, in the colours of the web. */
export type Resize = (original: OriginalImage, width: number) => Promise<Buffer>

/**
 * PNGs keep their lines and letters without loss. The package is loaded when it is needed: most sites need none of it.
 * @throws if the picture cannot be read to its end, or is not as tall as was said
 */
export const resize: Resize = async (original, width) => {
  const { default: sharp } = await import('sharp')
  const { data, info } = await sharp(original.body, { failOn: 'error' })
    .autoOrient()
    .resize({ width })
    .webp(detectImageFormat(original.body) === 'png' ? { lossless: true } : { quality: 80 })
    .toBuffer({ resolveWithObject: true })
  const height = (width / original.width) * original.height
  if (Math.abs(info.height - height) > 1) throw new Error('it is turned in a way of its own')
  return data
}
