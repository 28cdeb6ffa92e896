import type { ViewProps } from '../../../content/model.ts'
import { css } from '../../style/css.ts'
import { Label } from '../../ui/Label.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { RichText } from '../../ui/RichText.tsx'
import type { banner } from './schema.ts'

const figure = css`
  border-block: 1px solid var(--color-border);
  & > img {
    min-block-size: 18rem;
    object-fit: cover;
    object-position: 88% 50%;
  }
  & > figcaption {
    box-sizing: content-box;
    padding: var(--space-4) var(--edge);
  }
`

export function View(props: ViewProps<typeof banner>) {
  return (
    <figure id={props.id} css={figure}>
      <Picture image={props.image} eager={props.level === 1} />
      {props.caption && (
        <Label as="figcaption">
          <RichText value={props.caption} />
        </Label>
      )}
    </figure>
  )
}
