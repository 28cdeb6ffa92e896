import type { ViewProps } from '../../model.ts'
import { css } from '../../style/css.ts'
import { Picture } from '../../ui/Picture.tsx'
import type { caseStudy } from './schema.ts'

const list = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-12);
`

const figure = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
`

const picture = css`
  inline-size: 100%;
  border: 1px solid var(--colour-rule);
  border-radius: var(--radius);
`

const caption = css`
  color: var(--colour-quiet);
  font: 500 var(--step--1) / 1.4 var(--font-mono);
`

interface ScreensProps {
  readonly screens: ViewProps<typeof caseStudy>['looks']
}

/** The screens of the product, each with what it is for. */
export function Screens({ screens }: ScreensProps) {
  return (
    <div css={list}>
      {screens.map((screen) => (
        <figure key={screen.image.src} css={figure}>
          <Picture image={screen.image} eager={false} css={picture} />
          <figcaption css={caption}>{screen.caption}</figcaption>
        </figure>
      ))}
    </div>
  )
}
