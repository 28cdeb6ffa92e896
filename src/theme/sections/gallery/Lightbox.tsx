import { type KeyboardEvent, type TouchEvent, useEffect, useRef } from 'react'
import type { ViewProps } from '../../../content/model.ts'
import { css } from '../../style/css.ts'
import { Picture } from '../../ui/Picture.tsx'
import { RichText } from '../../ui/RichText.tsx'
import type { gallery } from './schema.ts'

interface LightboxProps extends Pick<ViewProps<typeof gallery>, 'images' | 'labels'> {
  /** Of the shown picture; undefined while closed. */
  readonly index: number | undefined
  readonly onChange: (index: number | undefined) => void
}

const MIN_SWIPE_PX = 40

const dialog = css`
  inline-size: 100vw;
  max-inline-size: none;
  block-size: 100dvh;
  max-block-size: none;
  padding: 0;
  border: 0;
  background: var(--color-background);
  color: var(--color-text);
  overscroll-behavior: contain;
  &[open] {
    display: grid;
    grid-template: minmax(0, 1fr) auto / minmax(0, 1fr);
  }
  & > figure {
    display: grid;
    grid-template: minmax(0, 1fr) auto / minmax(0, 1fr);
    gap: var(--space-3);
    place-items: center;
    padding: var(--space-4);
    touch-action: pan-y pinch-zoom;
  }
  & img {
    inline-size: auto;
    max-inline-size: 100%;
    max-block-size: 100%;
    min-block-size: 0;
    object-fit: contain;
  }
  & figcaption {
    text-align: center;
  }
`

const bar = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2);
  padding: var(--space-2) var(--space-4);
  border-block-start: 1px solid var(--color-border);
  & > span {
    font-variant-numeric: tabular-nums;
  }
  & > div {
    display: flex;
    gap: var(--space-2);
  }
  & button {
    display: grid;
    place-items: center;
    inline-size: 3rem;
    block-size: 3rem;
    border: 1px solid var(--color-border);
    border-radius: var(--radius);
    &:hover {
      border-color: var(--color-text);
    }
  }
  & svg {
    inline-size: 1.25rem;
    block-size: 1.25rem;
    fill: none;
    stroke: currentColor;
    stroke-width: 2;
    &:dir(rtl) {
      scale: -1 1;
    }
  }
`

const PREVIOUS = 'M15 4 7 12l8 8'
const NEXT = 'm9 4 8 8-8 8'
const CLOSE = 'm5 5 14 14M19 5 5 19'

interface IconButtonProps {
  readonly label: string
  readonly path: string
  readonly onClick: () => void
}

const IconButton = ({ label, path, onClick }: IconButtonProps) => (
  <button type="button" aria-label={label} onClick={onClick}>
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  </button>
)

/** Arrow keys and swipes lead from picture to picture. */
export function Lightbox({ images, labels, index, onChange }: LightboxProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const startX = useRef<number | undefined>(undefined)
  const isOpen = index !== undefined
  useEffect(() => {
    if (isOpen) ref.current?.showModal()
    else ref.current?.close()
  }, [isOpen])
  const image = isOpen ? images[index] : undefined
  const move = (by: number) =>
    index !== undefined && onChange((index + by + images.length) % images.length)
  const isRightToLeft = () => ref.current?.matches(':dir(rtl)') === true
  const moveToSide = (side: number) => move(isRightToLeft() ? -side : side)
  const handleKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowRight') moveToSide(1)
    if (key === 'ArrowLeft') moveToSide(-1)
  }
  const handleTouchStart = ({ touches }: TouchEvent) => {
    startX.current = touches.length === 1 ? touches[0]?.clientX : undefined
  }
  const handleTouchEnd = ({ changedTouches }: TouchEvent) => {
    const distance = (changedTouches[0]?.clientX ?? 0) - (startX.current ?? Number.NaN)
    if (Math.abs(distance) >= MIN_SWIPE_PX) moveToSide(distance < 0 ? 1 : -1)
  }
  return (
    <dialog
      ref={ref}
      css={dialog}
      aria-label={image?.alt || labels.next}
      onClose={() => onChange(undefined)}
      onKeyDown={handleKeyDown}
    >
      {image && (
        <>
          <figure onTouchStart={handleTouchStart} onTouchEnd={handleTouchEnd}>
            <Picture key={index} image={image} eager />
            {image.caption && (
              <figcaption aria-live="polite">
                <RichText value={image.caption} />
              </figcaption>
            )}
          </figure>
          <div css={bar}>
            <span>
              {(index ?? 0) + 1} / {images.length}
            </span>
            <div>
              {images.length > 1 && (
                <>
                  <IconButton label={labels.previous} path={PREVIOUS} onClick={() => move(-1)} />
                  <IconButton label={labels.next} path={NEXT} onClick={() => move(1)} />
                </>
              )}
              <IconButton label={labels.close} path={CLOSE} onClick={() => onChange(undefined)} />
            </div>
          </div>
        </>
      )}
    </dialog>
  )
}
