import type { ViewProps } from '../../../content/model.ts'
import { Chapter } from '../../ui/Chapter.tsx'
import { FigureList } from '../../ui/FigureList.tsx'
import type { stats } from './schema.ts'

/** A strip of figures under its heading. */
export function View(props: ViewProps<typeof stats>) {
  return (
    <Chapter of={props} tone="raised">
      <FigureList figures={props.figures} isLarge />
    </Chapter>
  )
}
