import type { ViewProps } from '../../../content/model.ts'
import { ActionButton } from '../../ui/ActionButton.tsx'
import { FigureList } from '../../ui/FigureList.tsx'
import { Heading } from '../../ui/Heading.tsx'
import { Hero } from '../../ui/Hero.tsx'
import { type HeroLayout, heroLayouts, tagline } from '../../ui/heroLayouts.ts'
import { Label } from '../../ui/Label.tsx'
import { stack } from '../../ui/layoutStyles.ts'
import { RichText } from '../../ui/RichText.tsx'
import type { hero } from './schema.ts'

export function View(props: ViewProps<typeof hero>) {
  const layout: HeroLayout = heroLayouts[props.size]
  const taglineElement = props.tagline && <p css={tagline}>{props.tagline}</p>
  const hasLead = props.intro || props.action || (layout.taglineInDetails && taglineElement)
  const head = (
    <>
      {props.eyebrow && <Label>{props.eyebrow}</Label>}
      <Heading level={props.level} variant={layout.headline}>
        {props.headline}
      </Heading>
      {!layout.taglineInDetails && taglineElement}
    </>
  )
  return (
    <Hero layout={layout} id={props.id} head={head} image={props.image}>
      {(hasLead || props.figures) && (
        <>
          {hasLead && (
            <div css={stack[6]}>
              {layout.taglineInDetails && taglineElement}
              {props.intro && (
                <p>
                  <RichText value={props.intro} />
                </p>
              )}
              {props.action && <ActionButton action={props.action} variant="primary" />}
            </div>
          )}
          {props.figures && <FigureList figures={props.figures} />}
        </>
      )}
    </Hero>
  )
}
