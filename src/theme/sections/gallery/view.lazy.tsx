import { type MouseEvent, useState } from 'react'
import type { ViewProps } from '../../../content/model.ts'
import { css, extraWide, type SerializedStyles, wide } from '../../style/css.ts'
import { HeadedSection } from '../../ui/HeadedSection.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { RichText } from '../../ui/RichText.tsx'
import { renderList } from '../../ui/renderList.ts'
import { Lightbox } from './Lightbox.tsx'
import type { gallery } from './schema.ts'

type Props = ViewProps<typeof gallery>

const grid = css`
  display: grid;
  grid-template-columns: repeat(2, 1fr);
  gap: var(--space-4);
  &:has(> :only-child) {
    grid-template-columns: minmax(0, 46rem);
    justify-content: var(--justify);
  }
  ${wide} {
    gap: var(--space-6);
    &:has(> :nth-child(3)) {
      grid-template-columns: repeat(3, 1fr);
    }
  }
  ${extraWide} {
    &:has(> :nth-child(4n):last-child) {
      grid-template-columns: repeat(4, 1fr);
    }
  }
  @media print {
    &,
    &:has(> :only-child) {
      grid-template-columns: repeat(3, 1fr);
    }
  }
`

const masonry = css`
  columns: 2 8rem;
  column-gap: var(--space-4);
  ${wide} {
    columns: 3 12rem;
    column-gap: var(--space-6);
  }
  & > li {
    margin-block-end: var(--space-6);
    break-inside: avoid;
  }
`

const item = css`
  & a {
    display: block;
    overflow: clip;
    border-radius: var(--radius);
  }
  & a:focus-visible {
    overflow: visible;
  }
  & img {
    inline-size: 100%;
    border-radius: var(--radius);
    object-fit: cover;
    transition: filter 150ms;
  }
  & a:hover img {
    filter: brightness(0.88);
  }
  & figcaption {
    padding-block-start: var(--space-2);
    color: var(--color-muted);
    font-size: var(--step--1);
    line-height: 1.4;
  }
`

const ratios: Readonly<Record<Props['ratio'], SerializedStyles | undefined>> = {
  landscape: css`
    & img {
      aspect-ratio: 3 / 2;
    }
  `,
  square: css`
    & img {
      aspect-ratio: 1;
    }
  `,
  portrait: css`
    & img {
      aspect-ratio: 4 / 5;
    }
  `,
  original: undefined,
}

/** Without scripts, a click opens the picture file. */
export function View(props: Props) {
  const { images, ratio, labels } = props
  const [open, setOpen] = useState<number>()
  const handleClick = (event: MouseEvent, index: number) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    setOpen(index)
  }
  return (
    <HeadedSection section={props}>
      <ul css={[item, ratio === 'original' ? masonry : grid, ratios[ratio]]}>
        {renderList(images, (image, index) => (
          <li>
            <figure>
              <a
                href={image.src}
                data-replay-click=""
                onClick={(event) => handleClick(event, index)}
              >
                <Picture image={image} displayWidth={33} />
              </a>
              {image.caption && (
                <figcaption>
                  <RichText value={image.caption} />
                </figcaption>
              )}
            </figure>
          </li>
        ))}
      </ul>
      <Lightbox images={images} labels={labels} index={open} onChange={setOpen} />
    </HeadedSection>
  )
}
