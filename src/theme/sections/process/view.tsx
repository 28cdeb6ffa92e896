import type { ViewProps } from '../../../content/model.ts'
import { HeadedSection } from '../../ui/HeadedSection.tsx'
import { getNextLevel } from '../../ui/Heading.tsx'
import { StepList } from '../../ui/StepList.tsx'
import type { process } from './schema.ts'

export function View(props: ViewProps<typeof process>) {
  return (
    <HeadedSection section={props} {...(props.tone === 'inverse' && { tone: 'inverse' })}>
      <StepList
        steps={props.steps}
        layout={props.layout}
        numbered={props.numbering === 'from-1'}
        level={getNextLevel(props.level)}
      />
    </HeadedSection>
  )
}
