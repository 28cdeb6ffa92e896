import type { ReactNode } from 'react'
import type { Image } from '../../content/model.ts'
import { Band } from './Band.tsx'
import type { HeroLayout } from './heroLayouts.ts'
import { Picture } from './Picture.tsx'

interface HeroProps {
  readonly layout: HeroLayout
  /** Where other links can point to. */
  readonly id?: string | undefined
  /** The headline and what stands with it. */
  readonly head: ReactNode
  readonly image?: Image | undefined
  /** What stands under headline and picture. */
  readonly children?: ReactNode
}

/** How a page begins: headline and picture on one sheet, details under both. */
export function Hero({ layout, id, head, image, children }: HeroProps) {
  const picture = image && <Picture image={image} eager displayWidth={layout.pictureWidth} />
  return (
    <Band id={id} css={layout.band}>
      <div css={layout.sheet}>
        <div>{head}</div>
        {!layout.pictureLast && picture}
        {children && <div>{children}</div>}
        {layout.pictureLast && picture}
      </div>
    </Band>
  )
}
