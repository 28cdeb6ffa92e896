import type { ViewProps } from '../../../content/model.ts'
import { css, extraWide, wide } from '../../style/css.ts'
import { HeadedSection } from '../../ui/HeadedSection.tsx'
import { Label } from '../../ui/Label.tsx'
import { cells, stack } from '../../ui/layoutStyles.ts'
import { Picture } from '../../ui/Picture.tsx'
import { renderList } from '../../ui/renderList.ts'
import type { logos } from './schema.ts'

const list = css`
  ${cells}
  ${wide} {
    --across: 3;
  }
  ${extraWide} {
    --across: 4;
  }
  & > li {
    ${stack[4]}
    justify-items: center;
    text-align: center;
  }
  & img {
    inline-size: min(100%, 12rem);
  }
`

export function View(props: ViewProps<typeof logos>) {
  return (
    <HeadedSection section={props}>
      <ul css={list}>
        {renderList(props.items, (item) => (
          <li>
            <Picture image={item.logo} displayWidth="12rem" />
            <Label>{item.name}</Label>
          </li>
        ))}
      </ul>
    </HeadedSection>
  )
}
