import type { OnlyHere, PictureWish, Upload } from './messages.ts'
import { isPicture } from './shown-pictures.ts'
import { isMap, isPathOfFile } from './values.ts'

export const isPictureWish = (value: unknown): value is PictureWish =>
  isMap(value) &&
  value.do === 'picture' &&
  isPathOfFile(value.at) &&
  isPicture(value.value) &&
  isPicture(value.was) &&
  isOnlyHere(value.here)

/** Whether a wish is for one section alone, or says nothing of that. */
export const isOnlyHere = (value: unknown): value is OnlyHere | undefined =>
  value === undefined ||
  (isMap(value) && isPathOfFile(value.at) && typeof value.version === 'string')

export const isUpload = (value: unknown): value is Upload =>
  isMap(value) &&
  typeof value.name === 'string' &&
  typeof value.content === 'string' &&
  isPictureWish(value.wish)
