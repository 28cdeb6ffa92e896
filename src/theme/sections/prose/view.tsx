import type { ViewProps } from '../../../content/model.ts'
import { css, wide } from '../../style/css.ts'
import { ActionButton } from '../../ui/ActionButton.tsx'
import { Band } from '../../ui/Band.tsx'
import { Heading } from '../../ui/Heading.tsx'
import {
  buttonRow,
  columns,
  graphPaper,
  headingContainer,
  readingColumn,
  stack,
} from '../../ui/layoutStyles.ts'
import { Paragraphs } from '../../ui/Paragraphs.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { renderList } from '../../ui/renderList.ts'
import type { prose } from './schema.ts'

const beside = css`
  ${columns.wideLast}
  &:not(:has(img)) > :first-child {
    text-align: var(--align);
  }
  ${wide} {
    &:not(:has(img)) {
      grid-template-columns: var(--beside-columns);
      justify-content: var(--justify);
    }
  }
`

const buttons = css`
  ${buttonRow}
  margin-block-start: var(--space-4);
`

const drawing = css`
  ${graphPaper}
  padding: calc(var(--picture-inset) * var(--space-4));
  border: calc(var(--picture-inset) * 1px) solid var(--color-border);
  border-radius: calc((1 - var(--picture-inset)) * var(--radius));
`

export function View(props: ViewProps<typeof prose>) {
  const hasAside = props.heading !== undefined || props.image !== undefined
  return (
    <Band id={props.id}>
      <div css={hasAside ? beside : readingColumn}>
        {hasAside && (
          <div css={[stack[6], headingContainer]}>
            {props.heading && (
              <Heading level={props.level} variant="title">
                {props.heading}
              </Heading>
            )}
            {props.image && (
              <Picture
                image={props.image}
                eager={props.level === 1}
                displayWidth={42}
                css={drawing}
              />
            )}
          </div>
        )}
        <div css={stack[4]}>
          <Paragraphs content={props} />
          {props.actions && (
            <div css={buttons}>
              {renderList(props.actions, (action, index) => (
                <ActionButton action={action} variant={index === 0 ? 'primary' : 'quiet'} />
              ))}
            </div>
          )}
        </div>
      </div>
    </Band>
  )
}
