import type { ViewProps } from '../../../content/model.ts'
import { ActionButton } from '../../ui/ActionButton.tsx'
import { stack } from '../../ui/arrangements.ts'
import { FigureList } from '../../ui/FigureList.tsx'
import { Heading } from '../../ui/Heading.tsx'
import { Label } from '../../ui/Label.tsx'
import { Opening } from '../../ui/Opening.tsx'
import { type OpeningLayout, openingLayouts, tagline } from '../../ui/openingLayouts.ts'
import type { hero } from './schema.ts'

/** The head of a page: headline and picture, then introduction and button beside the figures. */
export function View(props: ViewProps<typeof hero>) {
  const layout: OpeningLayout = openingLayouts[props.size]
  const line = props.tagline && <p css={tagline}>{props.tagline}</p>
  const hasLead = props.intro || props.action || (layout.taglineLeads && line)
  const head = (
    <>
      {props.eyebrow && <Label>{props.eyebrow}</Label>}
      <Heading level={props.level} look={layout.look}>
        {props.headline}
      </Heading>
      {!layout.taglineLeads && line}
    </>
  )
  return (
    <Opening layout={layout} id={props.id} head={head} image={props.image}>
      {(hasLead || props.figures) && (
        <>
          {hasLead && (
            <div css={stack[6]}>
              {layout.taglineLeads && line}
              {props.intro && <p>{props.intro}</p>}
              {props.action && <ActionButton action={props.action} look="primary" />}
            </div>
          )}
          {props.figures && <FigureList figures={props.figures} />}
        </>
      )}
    </Opening>
  )
}
