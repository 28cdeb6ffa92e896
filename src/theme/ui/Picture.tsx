import type { Image } from '../../content/model.ts'
import { css } from '../style/css.ts'

/** A length, or percent of a window of at least 64rem (narrower windows: the full width). */
export type DisplayWidth = number | `${number}rem`

interface PictureProps {
  readonly image: Image
  /** True for pictures of the first screen: they are not lazy. */
  readonly eager?: boolean
  readonly displayWidth?: DisplayWidth
  readonly className?: string | undefined
}

// More specific than `object-position` in the surrounding styles.
const createFocus = ([x = 50, y = 50]: readonly number[]) => css`
  &&&& {
    object-position: ${x}% ${y}%;
  }
`

export function Picture({ image, eager, displayWidth = 100, className }: PictureProps) {
  return (
    <img
      {...(image.srcSet && {
        srcSet: image.srcSet,
        sizes:
          typeof displayWidth === 'string'
            ? displayWidth
            : `(min-width: 64rem) ${displayWidth}vw, 100vw`,
      })}
      src={image.src}
      alt={image.alt}
      width={image.width}
      height={image.height}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'auto'}
      css={image.focus && createFocus(image.focus)}
      className={className}
    />
  )
}
