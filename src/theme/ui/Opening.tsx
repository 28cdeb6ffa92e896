import type { ReactNode } from 'react'
import type { Image } from '../../content/model.ts'
import { Band } from './Band.tsx'
import type { OpeningLayout } from './openingLayouts.ts'
import { Picture } from './Picture.tsx'

interface OpeningProps {
  readonly layout: OpeningLayout
  /** Where other links can point to. */
  readonly id?: string | undefined
  /** The headline and what stands with it. */
  readonly head: ReactNode
  readonly image?: Image | undefined
  /** What stands under headline and picture. */
  readonly children?: ReactNode
}

/** How a page begins: headline and picture on one sheet, details under both. */
export function Opening({ layout, id, head, image, children }: OpeningProps) {
  const picture = image && <Picture image={image} eager share={layout.share} />
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
