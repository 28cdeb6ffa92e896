import type { PictureWish, Upload } from './messages.ts'
import { isPicture } from './shown-pictures.ts'
import { isMap, isPathOfFile } from './values.ts'

export const isPictureWish = (value: unknown): value is PictureWish =>
  isMap(value) &&
  value.do === 'picture' &&
  isPathOfFile(value.at) &&
  isPicture(value.value) &&
  isPicture(value.was)

export const isUpload = (value: unknown): value is Upload =>
  isMap(value) &&
  typeof value.name === 'string' &&
  typeof value.content === 'string' &&
  isPictureWish(value.wish)
