import type { ViewProps } from '../../model.ts'
import { css, wide } from '../../style/css.ts'
import { Band } from '../../ui/Band.tsx'
import { Heading } from '../../ui/Heading.tsx'
import { Picture } from '../../ui/Picture.tsx'
import type { caseStudy } from './schema.ts'

const cover = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-8) var(--space-12);
`

const beside = css`
  ${wide} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    align-items: end;
  }
`

const words = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6);
  container-type: inline-size;
`

// As large as the column allows; words of 14 letters stay in one piece.
const headline = css`
  font-size: min(1.3 * var(--step-6), 11cqi);
`

const category = css`
  color: var(--colour-quiet);
  font: 500 var(--step--1) / 1.4 var(--font-mono);
`

const summary = css`
  font-size: var(--step-1);
`

const picture = css`
  inline-size: 100%;
  border: 1px solid var(--colour-rule);
  border-radius: var(--radius);
`

interface CoverProps {
  readonly study: ViewProps<typeof caseStudy>
}

/** The dark cover of a case study. */
export function Cover({ study }: CoverProps) {
  return (
    <Band id={study.id} tone="night">
      <div css={[cover, study.image && beside]}>
        <div css={words}>
          {study.category && <p css={category}>{study.category}</p>}
          <Heading level={study.level} look="display" css={headline}>
            {study.headline}
          </Heading>
          <p css={summary}>{study.summary}</p>
        </div>
        {study.image && <Picture image={study.image} eager={true} css={picture} />}
      </div>
    </Band>
  )
}
