import type { ViewProps } from '../../model.ts'
import { css } from '../../style/css.ts'
import { Picture } from '../../ui/Picture.tsx'
import type { banner } from './schema.ts'

const figure = css`
  border-block: 1px solid var(--colour-rule);
`

const picture = css`
  inline-size: 100%;
  min-block-size: calc(3 * var(--space-16));
  object-fit: cover;
`

const caption = css`
  inline-size: min(100% - 2 * var(--gutter), var(--page-width));
  margin-inline: auto;
  padding-block: var(--space-4);
  color: var(--colour-quiet);
  font: 500 var(--step--1) / 1.4 var(--font-mono);
`

/** A picture across the whole page, with a line under it. */
export function Banner(props: ViewProps<typeof banner>) {
  return (
    <figure id={props.id} css={figure}>
      <Picture image={props.image} eager={props.level === 1} css={picture} />
      {props.caption && <figcaption css={caption}>{props.caption}</figcaption>}
    </figure>
  )
}
