import type { ViewProps } from '../../../content/model.ts'
import { css } from '../../style/css.ts'
import { ActionButton } from '../../ui/ActionButton.tsx'
import { columns, graphPaper, inRow, measured, stack } from '../../ui/arrangements.ts'
import { Band } from '../../ui/Band.tsx'
import { each } from '../../ui/each.ts'
import { Heading } from '../../ui/Heading.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { Text } from '../../ui/Text.tsx'
import type { prose } from './schema.ts'

const buttons = css`
  ${inRow}
  margin-block-start: var(--space-4);
`

const plate = css`
  ${graphPaper}
  padding: var(--space-4);
  border: 1px solid var(--colour-rule);
`

/** Running text beside its heading, and beside a picture if there is one. */
export function View(props: ViewProps<typeof prose>) {
  return (
    <Band id={props.id}>
      <div css={columns.wideLast}>
        <div css={[stack[6], measured]}>
          <Heading level={props.level} look="title">
            {props.heading}
          </Heading>
          {props.image && (
            <Picture image={props.image} eager={props.level === 1} share={42} css={plate} />
          )}
        </div>
        <div css={stack[4]}>
          <Text of={props} />
          {props.actions && (
            <div css={buttons}>
              {each(props.actions, (action, index) => (
                <ActionButton action={action} look={index === 0 ? 'primary' : 'quiet'} />
              ))}
            </div>
          )}
        </div>
      </div>
    </Band>
  )
}
