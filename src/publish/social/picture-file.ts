/** px. Previews show this aspect ratio uncropped. */
export const CARD_SIZE = { width: 1200, height: 630 } as const

/** Size in px. */
export interface PictureFile {
  readonly type: string
  readonly bytes: Uint8Array
  readonly width: number
  readonly height: number
}

export const SVG = 'image/svg+xml'

const DRAWABLE: readonly string[] = [SVG, 'image/png', 'image/jpeg', 'image/gif']

export const isDrawable = (type: string): boolean => DRAWABLE.includes(type)

export type ColorScheme = 'light' | 'dark'
