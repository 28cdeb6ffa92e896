import type { ViewProps } from '../../../content/model.ts'
import { css } from '../../style/css.ts'
import { Band } from '../../ui/Band.tsx'
import { Heading } from '../../ui/Heading.tsx'
import { Label } from '../../ui/Label.tsx'
import { columns, lead, stack } from '../../ui/layoutStyles.ts'
import { Picture } from '../../ui/Picture.tsx'
import { screen } from './Screens.tsx'
import type { caseStudy } from './schema.ts'

const sheet = css`
  ${columns.wideLast}
  align-items: end;
  & > :first-child {
    ${stack[6]}
    grid-column: 1 / -1;
  }
`

const names = {
  short: css`
    font-size: min(1.7 * var(--step-6), 11.6 * var(--column-percent));
  `,
  long: css`
    font-size: min(var(--step-6), 7.4 * var(--column-percent));
  `,
}

/** Longer names get a smaller font, in characters. */
const LONG = 24

interface CoverProps {
  readonly study: ViewProps<typeof caseStudy>
}

export function Cover({ study }: CoverProps) {
  const isLong = study.headline.length > LONG
  return (
    <Band id={study.id} tone="night">
      <div css={sheet}>
        <div>
          {study.category && <Label>{study.category}</Label>}
          <Heading level={study.level} variant="poster" css={names[isLong ? 'long' : 'short']}>
            {study.headline}
          </Heading>
        </div>
        <p css={lead}>{study.summary}</p>
        {study.image && <Picture image={study.image} eager displayWidth={58} css={screen} />}
      </div>
    </Band>
  )
}
