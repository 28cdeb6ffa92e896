import type { ReactNode } from 'react'
import type { Image } from '../../content/model.ts'
import { Band } from './Band.tsx'
import type { HeroLayout } from './heroLayouts.ts'
import { Picture } from './Picture.tsx'

interface HeroProps {
  readonly layout: HeroLayout
  readonly id?: string | undefined
  readonly head: ReactNode
  readonly image?: Image | undefined
  readonly children?: ReactNode
}

export function Hero({ layout, id, head, image, children }: HeroProps) {
  const picture = image && <Picture image={image} eager displayWidth={layout.pictureWidth} />
  return (
    <Band id={id} css={layout.band}>
      <div css={layout.frame}>
        <div>{head}</div>
        {!layout.pictureLast && picture}
        {children && <div>{children}</div>}
        {layout.pictureLast && picture}
      </div>
    </Band>
  )
}
