import type { ViewProps } from '../../../content/model.ts'
import { css } from '../../style/css.ts'
import { ActionButton } from '../../ui/ActionButton.tsx'
import { HeadedSection } from '../../ui/HeadedSection.tsx'
import { Label } from '../../ui/Label.tsx'
import { buttonRow, stack } from '../../ui/layoutStyles.ts'
import { RichText } from '../../ui/RichText.tsx'
import { renderList } from '../../ui/renderList.ts'
import type { testimonial } from './schema.ts'

const grid = css`
  ${stack[6]}
  & blockquote {
    max-inline-size: 18em;
    font-size: var(--step-3);
    font-weight: 600;
    line-height: 1.25;
    letter-spacing: -0.01em;
  }
`

export function View(props: ViewProps<typeof testimonial>) {
  return (
    <HeadedSection section={props} tone="surface" beside>
      <div css={grid}>
        <figure css={stack[6]}>
          <blockquote>
            <p>
              <RichText value={props.quote} />
            </p>
          </blockquote>
          <Label as="figcaption">{props.role}</Label>
        </figure>
        {props.controls && (
          <div css={buttonRow}>
            {renderList(props.controls, (control) => (
              <ActionButton action={control} variant="quiet" />
            ))}
          </div>
        )}
      </div>
    </HeadedSection>
  )
}
