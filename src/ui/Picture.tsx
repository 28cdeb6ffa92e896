import type { Image } from '../model.ts'

interface PictureProps {
  readonly image: Image
  /** True for pictures of the first screen, which are loaded at once. */
  readonly eager: boolean
  readonly className?: string | undefined
}

/** A picture that keeps its place while it loads. */
export function Picture({ image, eager, className }: PictureProps) {
  return (
    <img
      src={image.src}
      alt={image.alt}
      width={image.width}
      height={image.height}
      loading={eager ? undefined : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding="async"
      className={className}
    />
  )
}
