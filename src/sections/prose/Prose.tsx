import type { ViewProps } from '../../model.ts'
import { css, wide } from '../../style/css.ts'
import { ActionButton } from '../../ui/ActionButton.tsx'
import { Band } from '../../ui/Band.tsx'
import { Heading } from '../../ui/Heading.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { PointList } from '../../ui/PointList.tsx'
import type { prose } from './schema.ts'

const sheet = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-8) var(--space-12);
  ${wide} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
  }
`

const head = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-8);
  align-content: start;
  container-type: inline-size;
`

// Measured by its own column, so that long words stay in one piece.
const heading = css`
  font-size: min(var(--step-4), 12cqi);
`

const drawing = css`
  inline-size: 100%;
`

const words = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  align-content: start;
`

const buttons = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
  margin-block-start: var(--space-4);
`

/** Running text beside its heading, and beside a picture if there is one. */
export function Prose(props: ViewProps<typeof prose>) {
  return (
    <Band id={props.id} tone="paper">
      <div css={sheet}>
        <div css={head}>
          <Heading level={props.level} look="title" css={heading}>
            {props.heading}
          </Heading>
          {props.image && <Picture image={props.image} eager={props.level === 1} css={drawing} />}
        </div>
        <div css={words}>
          {props.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {props.points && <PointList points={props.points} />}
          {props.actions && (
            <div css={buttons}>
              {props.actions.map((action, index) => (
                <ActionButton
                  key={action.label}
                  action={action}
                  look={index === 0 ? 'primary' : 'quiet'}
                />
              ))}
            </div>
          )}
        </div>
      </div>
    </Band>
  )
}
