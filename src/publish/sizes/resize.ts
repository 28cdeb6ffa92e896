import { createHash } from 'node:crypto'
import type { ImageSize } from '../../content/model.ts'
import { detectImageFormat, isAnimated } from '../../site-folder/image-format.ts'

export interface OriginalImage extends ImageSize {
  readonly name: string
  readonly body: Buffer
}

/** Part of the file names; change it with the encoding. */
const RECIPE = 'webp 80, 1'

/** File names by width; they change with the image. */
export function createFileNamer({ body }: OriginalImage): (width: number) => string {
  const hash = createHash('sha256').update(RECIPE).update(body).digest('base64url').slice(0, 16)
  return (width) => `${hash}-${width}.webp`
}

/** SVG images scale, and animated images would lose their animation. */
export function isResizable({ body }: OriginalImage): boolean {
  const format = detectImageFormat(body)
  return format !== undefined && format !== 'svg' && !isAnimated(body)
}

/** Result: upright, without metadata, in sRGB. */
export type Resize = (original: OriginalImage, width: number) => Promise<Buffer>

/** PNG stays lossless. Loads sharp on demand. @throws if the image is incomplete or its height is not as declared */
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
