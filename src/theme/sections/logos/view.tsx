import type { ViewProps } from '../../../content/model.ts'
import { css, roomy, wide } from '../../style/css.ts'
import { cells, stack } from '../../ui/arrangements.ts'
import { Chapter } from '../../ui/Chapter.tsx'
import { each } from '../../ui/each.ts'
import { Label } from '../../ui/Label.tsx'
import { Picture } from '../../ui/Picture.tsx'
import type { logos } from './schema.ts'

const list = css`
  ${cells}
  ${wide} {
    --across: 3;
  }
  ${roomy} {
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

/** The marks of clients in two, three or four columns; they are not links. */
export function View(props: ViewProps<typeof logos>) {
  return (
    <Chapter of={props}>
      <ul css={list}>
        {each(props.items, (item) => (
          <li>
            <Picture image={item.logo} share="12rem" />
            <Label>{item.name}</Label>
          </li>
        ))}
      </ul>
    </Chapter>
  )
}
