import { stack } from './arrangements.ts'
import { each } from './each.ts'
import { Heading, type HeadingLevel } from './Heading.tsx'
import { numbers, points, type StepLayout, stepLayouts } from './stepLayouts.ts'

interface StepListProps {
  readonly steps: readonly { readonly title: string; readonly text?: string | undefined }[]
  readonly layout: StepLayout
  readonly numbered: boolean
  /** Level of the steps' titles. */
  readonly level: HeadingLevel
}

/** Steps in order. */
export function StepList({ steps, layout, numbered, level }: StepListProps) {
  return (
    <ol css={[stepLayouts[layout], numbered ? numbers : layout === 'line' && points]}>
      {each(steps, ({ title, text }) => (
        <li>
          <div css={stack[2]}>
            <Heading level={level} look="subtitle">
              {title}
            </Heading>
            {text && <p>{text}</p>}
          </div>
        </li>
      ))}
    </ol>
  )
}
