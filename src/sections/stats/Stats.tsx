import type { ViewProps } from '../../model.ts'
import { Band } from '../../ui/Band.tsx'
import { FigureList } from '../../ui/FigureList.tsx'
import { SectionHead } from '../../ui/SectionHead.tsx'
import type { stats } from './schema.ts'

/** A strip of figures under its heading. */
export function Stats(props: ViewProps<typeof stats>) {
  return (
    <Band id={props.id} tone="raised">
      <SectionHead level={props.level} heading={props.heading} intro={props.intro} />
      <FigureList figures={props.figures} />
    </Band>
  )
}
