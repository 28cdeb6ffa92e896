import type { ViewProps } from '../../model.ts'
import { css } from '../../style/css.ts'
import { ActionButton } from '../../ui/ActionButton.tsx'
import { lead, stack } from '../../ui/arrangements.ts'
import { Band } from '../../ui/Band.tsx'
import { FigureList } from '../../ui/FigureList.tsx'
import { Heading } from '../../ui/Heading.tsx'
import { Label } from '../../ui/Label.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { type Layout, layouts } from './layouts.ts'
import type { hero } from './schema.ts'

const line = css`
  ${lead}
  max-inline-size: 25em;
  text-wrap: balance;
`

/** The head of a page: headline and picture, then introduction and button beside the figures. */
export function Hero(props: ViewProps<typeof hero>) {
  const layout: Layout = layouts[props.size]
  const tagline = props.tagline && <p css={line}>{props.tagline}</p>
  const hasLead = props.intro || props.action || (layout.taglineLeads && tagline)
  return (
    <Band id={props.id} css={layout.band}>
      <div css={layout.sheet}>
        <div>
          {props.eyebrow && <Label>{props.eyebrow}</Label>}
          <Heading level={props.level} look={layout.look}>
            {props.headline}
          </Heading>
          {!layout.taglineLeads && tagline}
        </div>
        {props.image && <Picture image={props.image} eager />}
        {(hasLead || props.figures) && (
          <div>
            {hasLead && (
              <div css={stack[6]}>
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
