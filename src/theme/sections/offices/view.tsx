import type { ViewProps } from '../../../content/model.ts'
import { css, wide } from '../../style/css.ts'
import { HeadedSection } from '../../ui/HeadedSection.tsx'
import { getNextLevel, Heading } from '../../ui/Heading.tsx'
import { Label } from '../../ui/Label.tsx'
import { rule, stack } from '../../ui/layoutStyles.ts'
import { Picture } from '../../ui/Picture.tsx'
import { renderList } from '../../ui/renderList.ts'
import type { offices } from './schema.ts'

const list = css`
  display: grid;
  gap: var(--space-12) var(--space-6);
  ${wide} {
    grid-template-columns: repeat(3, 1fr);
  }
  & > li {
    ${stack[4]}
    padding-block-start: var(--space-4);
    border-block-start: 1px solid ${rule};
    & > img {
      max-inline-size: none;
      inline-size: calc(100% + 4.35% * var(--picture-inset));
      margin-inline: calc(-2.17% * var(--picture-inset));
    }
  }
`

export function View(props: ViewProps<typeof offices>) {
  return (
    <HeadedSection section={props}>
      <ul css={list}>
        {renderList(props.items, (item) => (
          <li>
            <Label>{item.region}</Label>
            {item.image && <Picture image={item.image} displayWidth={34} />}
            <div>
              <Heading level={getNextLevel(props.level)} variant="subtitle">
                {item.city}
              </Heading>
              <p>{item.country}</p>
            </div>
            {item.timeZone && <Label>{item.timeZone}</Label>}
          </li>
        ))}
      </ul>
    </HeadedSection>
  )
}
