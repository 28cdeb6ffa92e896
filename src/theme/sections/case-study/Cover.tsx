import type { ViewProps } from '../../../content/model.ts'
import { css } from '../../style/css.ts'
import { Band } from '../../ui/Band.tsx'
import { Heading } from '../../ui/Heading.tsx'
import { Label } from '../../ui/Label.tsx'
import { columns, lead, stack } from '../../ui/layoutStyles.ts'
import { Picture } from '../../ui/Picture.tsx'
import { RichText } from '../../ui/RichText.tsx'
import { screen } from './Screens.tsx'
import type { caseStudy } from './schema.ts'

const grid = css`
  ${columns.wideLast}
  align-items: end;
  & > :first-child {
    ${stack[6]}
    grid-column: 1 / -1;
  }
`

const nameSizes = {
  short: css`
    font-size: min(1.7 * var(--step-6), 11.6 * var(--column-percent));
  `,
  long: css`
    font-size: min(var(--step-6), 7.4 * var(--column-percent));
  `,
}

/** In characters: longer names get a smaller font. */
const MAX_SHORT_NAME = 24

interface CoverProps {
  readonly study: ViewProps<typeof caseStudy>
}

export function Cover({ study }: CoverProps) {
  const isLong = study.headline.length > MAX_SHORT_NAME
  return (
    <Band id={study.id} tone="inverse">
      <div css={grid}>
        <div>
          {study.category && <Label>{study.category}</Label>}
          <Heading level={study.level} variant="poster" css={nameSizes[isLong ? 'long' : 'short']}>
            {study.headline}
          </Heading>
        </div>
        <p css={lead}>
          <RichText value={study.summary} />
        </p>
        {study.image && <Picture image={study.image} eager displayWidth={58} css={screen} />}
      </div>
    </Band>
  )
}
