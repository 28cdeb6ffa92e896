import type { ViewProps } from '../../../content/model.ts'
import { FigureList } from '../../ui/FigureList.tsx'
import { HeadedSection } from '../../ui/HeadedSection.tsx'
import type { stats } from './schema.ts'

export function View(props: ViewProps<typeof stats>) {
  return (
    <HeadedSection section={props} tone="surface">
      <FigureList figures={props.figures} isLarge />
    </HeadedSection>
  )
}
