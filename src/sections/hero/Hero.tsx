import type { ViewProps } from '../../model.ts'
import { css, wide } from '../../style/css.ts'
import { ActionButton } from '../../ui/ActionButton.tsx'
import { Band } from '../../ui/Band.tsx'
import { FigureList } from '../../ui/FigureList.tsx'
import { Heading } from '../../ui/Heading.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { across, layouts } from './layouts.ts'
import type { hero } from './schema.ts'

const sheet = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-8) var(--space-12);
  ${wide} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
  }
`

const eyebrow = css`
  color: var(--colour-quiet);
  font: 500 var(--step--1) / 1.4 var(--font-mono);
`

const line = css`
  max-inline-size: 45ch;
  font-size: var(--step-1);
`

const lead = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6);
  justify-items: start;
  align-content: start;
`

/** The head of a page: headline and picture, then introduction and button beside the figures. */
export function Hero(props: ViewProps<typeof hero>) {
  const layout = layouts[props.size]
  const tagline = props.tagline && <p css={line}>{props.tagline}</p>
  const hasLead = Boolean(props.intro || props.action || (layout.taglineLeads && tagline))
  return (
    <Band id={props.id} tone="paper" css={layout.band}>
      <div css={sheet}>
        <div css={[layout.title, !props.image && across]}>
          {props.eyebrow && <p css={eyebrow}>{props.eyebrow}</p>}
          <Heading level={props.level} look="display" css={layout.headline}>
            {props.headline}
          </Heading>
          {!layout.taglineLeads && tagline}
        </div>
        {props.image && <Picture image={props.image} eager={true} css={layout.picture} />}
        {(hasLead || props.figures) && (
          <div css={layout.details}>
            {hasLead && (
              <div css={lead}>
                {layout.taglineLeads && tagline}
                {props.intro && <p>{props.intro}</p>}
                {props.action && <ActionButton action={props.action} look="primary" />}
              </div>
            )}
            {props.figures && <FigureList figures={props.figures} />}
          </div>
        )}
      </div>
    </Band>
  )
}
