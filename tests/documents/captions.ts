/** Whether a caption tells of the picture that it stands under. */
import type { Image } from '../../src/model.ts'
import { inCommon } from './described.ts'

/** A picture with words of its own under it. */
export interface Captioned {
  readonly image: Image
  readonly caption: string
}

/** All captioned pictures of a value, in its order. */
export function captionedIn(value: unknown): Captioned[] {
  if (value === null || typeof value !== 'object') return []
  const { image, caption } = value as Partial<Captioned>
  const inner = Object.values(value).flatMap(captionedIn)
  return image && caption ? [{ image, caption }, ...inner] : inner
}

/** How many words a caption has in common with what a picture is called and described by. */
const tells = (caption: string, { src, alt }: Image): number => inCommon(caption, `${src} ${alt}`)

/** Whether each of two captions fits its own picture better than they would fit each other's, taken together. */
export const standRight = (one: Captioned, other: Captioned): boolean =>
  tells(one.caption, one.image) + tells(other.caption, other.image) >
  tells(one.caption, other.image) + tells(other.caption, one.image)
