import type { ViewProps } from '../../../content/model.ts'
import { css, extraWide } from '../../style/css.ts'
import { HeadedSection } from '../../ui/HeadedSection.tsx'
import { getInnerLevel, Heading } from '../../ui/Heading.tsx'
import { rule, stack } from '../../ui/layoutStyles.ts'
import { RichText } from '../../ui/RichText.tsx'
import { renderList } from '../../ui/renderList.ts'
import type { prices } from './schema.ts'

const groupList = css`
  display: grid;
  gap: var(--space-12);
  ${extraWide} {
    &:has(> :nth-child(2)) {
      grid-template-columns: repeat(2, 1fr);
      column-gap: var(--space-16);
    }
  }
`

const group = css`
  ${stack[4]}
  & > dl > div {
    padding-block: var(--space-3);
    border-block-end: 1px solid var(--color-border);
    break-inside: avoid;
  }
  & > dl > div:first-child {
    border-block-start: 1px solid ${rule};
  }
`

// The last line of a long name is level with its price; dots fill the space between them.
const line = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) fit-content(42%);
  column-gap: var(--space-2);
  align-items: last baseline;
  & > dt {
    display: flex;
    align-items: last baseline;
    gap: var(--space-2);
    font-weight: 600;
    &::after {
      content: '';
      flex: 1 0 var(--space-4);
      border-block-end: 2px dotted var(--color-border);
    }
  }
  & > dd {
    max-inline-size: 12em;
    font-weight: 600;
    text-align: end;
  }
  & > dd + dd {
    grid-column: 1 / -1;
    max-inline-size: var(--measure);
    color: var(--color-muted);
    font-weight: 400;
    text-align: start;
  }
`

export function View(props: ViewProps<typeof prices>) {
  const { groups, note } = props
  return (
    <HeadedSection section={props} beside={groups.length === 1}>
      <div css={stack[6]}>
        <div css={groupList}>
          {renderList(groups, ({ title, items }) => (
            <div css={group}>
              {title && (
                <Heading level={getInnerLevel(props)} variant="subtitle">
                  {title}
                </Heading>
              )}
              <dl>
                {renderList(items, (item) => (
                  <div css={line}>
                    <dt>
                      <span>{item.name}</span>
                    </dt>
                    <dd>{item.price}</dd>
                    {item.text && (
                      <dd>
                        <RichText value={item.text} />
                      </dd>
                    )}
                  </div>
                ))}
              </dl>
            </div>
          ))}
        </div>
        {note && (
          <p>
            <RichText value={note} />
          </p>
        )}
      </div>
    </HeadedSection>
  )
}
