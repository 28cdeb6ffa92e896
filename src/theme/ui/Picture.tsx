import type { Image } from '../../content/model.ts'

/** How wide a picture is: in hundredths of a window with room, where it takes all of others; or a length. */
export type DisplayWidth = number | `${number}rem`

interface PictureProps {
  readonly image: Image
  /** True for pictures of the first screen, which are loaded at once. */
  readonly eager?: boolean
  readonly displayWidth?: DisplayWidth
  readonly className?: string | undefined
}

/** A picture as wide as its place, which it keeps while it loads. */
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
      className={className}
    />
  )
}
