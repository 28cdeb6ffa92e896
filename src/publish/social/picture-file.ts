/** Pictures as files: those that are made here, and those that can be part of them. */

/** In px; previews of shared addresses show this shape uncut. */
export const CARD_SIZE = { width: 1200, height: 630 } as const

/** A file of the site that holds a picture, with its size in px. */
export interface PictureFile {
  readonly type: string
  readonly bytes: Buffer
  readonly width: number
  readonly height: number
}

export const SVG = 'image/svg+xml'

const DRAWABLE: readonly string[] = [SVG, 'image/png', 'image/jpeg', 'image/gif']

/** Whether pictures of a media type can be drawn into another. */
export const isDrawable = (type: string): boolean => DRAWABLE.includes(type)

/** The surroundings that a drawing is made ready for. */
export type ColorScheme = 'light' | 'dark'
