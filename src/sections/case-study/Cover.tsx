import type { ViewProps } from '../../model.ts'
import { css } from '../../style/css.ts'
import { columns, lead, measured, stack } from '../../ui/arrangements.ts'
import { Band } from '../../ui/Band.tsx'
import { Heading } from '../../ui/Heading.tsx'
import { Label } from '../../ui/Label.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { screen } from './Screens.tsx'
import type { caseStudy } from './schema.ts'

const sheet = css`
  ${columns.wideFirst}
  align-items: end;
`

interface CoverProps {
  readonly study: ViewProps<typeof caseStudy>
}

/** The dark cover of a case study. */
export function Cover({ study }: CoverProps) {
  return (
    <Band id={study.id} tone="night">
      <div css={study.image && sheet}>
        <div css={[stack[6], measured]}>
          {study.category && <Label>{study.category}</Label>}
          <Heading level={study.level} look="poster">
            {study.headline}
          </Heading>
          <p css={lead}>{study.summary}</p>
        </div>
        {study.image && <Picture image={study.image} eager css={screen} />}
      </div>
    </Band>
  )
}
