import type { ViewProps } from '../../model.ts'
import { css } from '../../style/css.ts'
import { stack } from '../../ui/arrangements.ts'
import { each } from '../../ui/each.ts'
import { Label } from '../../ui/Label.tsx'
import { Picture } from '../../ui/Picture.tsx'
import type { caseStudy } from './schema.ts'

/** The frame of a picture that shows the product. */
export const screen = css`
  border: 1px solid var(--colour-rule);
  border-radius: var(--radius);
`

interface ScreensProps {
  readonly screens: ViewProps<typeof caseStudy>['looks']
}

/** The screens of the product, each with what it is for. */
export function Screens({ screens }: ScreensProps) {
  return (
    <div css={stack[12]}>
      {each(screens, ({ image, caption }) => (
        <figure css={stack[4]}>
          <Picture image={image} css={screen} />
          <Label as="figcaption">{caption}</Label>
        </figure>
      ))}
    </div>
  )
}
