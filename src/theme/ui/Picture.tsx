import type { Image } from '../../content/model.ts'

interface PictureProps {
  readonly image: Image
  /** True for pictures of the first screen, which are loaded at once. */
  readonly eager?: boolean
  readonly className?: string | undefined
}

/** A picture as wide as its place, which it keeps while it loads. */
export function Picture({ image, eager, className }: PictureProps) {
  return (
    <img
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
