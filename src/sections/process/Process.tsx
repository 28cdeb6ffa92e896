import type { ViewProps } from '../../model.ts'
import { Band } from '../../ui/Band.tsx'
import { Heading } from '../../ui/Heading.tsx'
import { SectionHead } from '../../ui/SectionHead.tsx'
import { layouts, words } from './layouts.ts'
import type { process } from './schema.ts'

/** Steps in order, as stations of one line or as a dense list. */
export function Process(props: ViewProps<typeof process>) {
  const layout = layouts[props.layout]
  const numbered = props.numbering === 'from-1'
  return (
    <Band id={props.id} tone="paper">
      <SectionHead level={props.level} heading={props.heading} intro={props.intro} />
      <ol css={layout.steps}>
        {props.steps.map((step, index) => (
          <li key={step.title} css={layout.step}>
            {numbered ? <span css={layout.number}>{index + 1}</span> : <span css={layout.mark} />}
            <div css={words}>
              <Heading level={props.level === 1 ? 2 : 3} look="subtitle">
                {step.title}
              </Heading>
              {step.text && <p>{step.text}</p>}
            </div>
          </li>
        ))}
      </ol>
    </Band>
  )
}
