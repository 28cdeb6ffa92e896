import type { ViewProps } from '../../../content/model.ts'
import { css, wide } from '../../style/css.ts'
import { stack } from '../../ui/arrangements.ts'
import { Chapter } from '../../ui/Chapter.tsx'
import { each } from '../../ui/each.ts'
import { below, Heading } from '../../ui/Heading.tsx'
import { Label } from '../../ui/Label.tsx'
import { Picture } from '../../ui/Picture.tsx'
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
    border-block-start: 1px solid var(--colour-ink);
    & > img {
      max-inline-size: none;
      inline-size: 104.35%;
      margin-inline: -2.17%;
    }
  }
`

/** The offices of the company, each with its place on the map. */
export function View(props: ViewProps<typeof offices>) {
  return (
    <Chapter of={props}>
      <ul css={list}>
        {each(props.items, (item) => (
          <li>
            <Label>{item.region}</Label>
            {item.image && <Picture image={item.image} share={34} />}
            <div>
              <Heading level={below(props.level)} look="subtitle">
                {item.city}
              </Heading>
              <p>{item.country}</p>
            </div>
            {item.timeZone && <Label>{item.timeZone}</Label>}
          </li>
        ))}
      </ul>
    </Chapter>
  )
}
