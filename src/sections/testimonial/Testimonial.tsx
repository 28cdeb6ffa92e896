import type { ViewProps } from '../../model.ts'
import { css, wide } from '../../style/css.ts'
import { ActionButton } from '../../ui/ActionButton.tsx'
import { Band } from '../../ui/Band.tsx'
import { SectionHead } from '../../ui/SectionHead.tsx'
import type { testimonial } from './schema.ts'

const card = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-8);
  padding: var(--space-6);
  border: 1px solid var(--colour-ink);
  border-radius: var(--radius);
  background-color: var(--colour-raised);
  ${wide} {
    padding: var(--space-12);
  }
`

const figure = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6);
`

const quote = css`
  max-inline-size: 45ch;
  font-size: var(--step-2);
  line-height: 1.35;
`

const role = css`
  color: var(--colour-quiet);
  font: 500 var(--step--1) / 1.4 var(--font-mono);
`

const controls = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
`

/** What a client says, with the controls of the card. */
export function Testimonial(props: ViewProps<typeof testimonial>) {
  return (
    <Band id={props.id} tone="paper">
      <SectionHead level={props.level} heading={props.heading} />
      <div css={card}>
        <figure css={figure}>
          <blockquote css={quote}>
            <p>{props.quote}</p>
          </blockquote>
          <figcaption css={role}>{props.role}</figcaption>
        </figure>
        {props.controls && (
          <div css={controls}>
            {props.controls.map((control) => (
              <ActionButton key={control.label} action={control} look="quiet" />
            ))}
          </div>
        )}
      </div>
    </Band>
  )
}
