/** The size of social images (px). Previews show this shape uncropped. */
export const CARD_SIZE = { width: 1200, height: 630 } as const

/** An image file with its size in px. */
export interface PictureFile {
  readonly type: string
  readonly bytes: Buffer
  readonly width: number
  readonly height: number
}

export const SVG = 'image/svg+xml'

const DRAWABLE: readonly string[] = [SVG, 'image/png', 'image/jpeg', 'image/gif']

/** Whether the renderer can embed images of a media type. */
export const isDrawable = (type: string): boolean => DRAWABLE.includes(type)

/** The color scheme in which a drawing is rendered. */
export type ColorScheme = 'light' | 'dark'
