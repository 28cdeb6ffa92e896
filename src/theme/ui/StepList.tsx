import type { RichText as RichTextValue } from '../../content/model.ts'
import { Heading, type HeadingLevel } from './Heading.tsx'
import { stack } from './layoutStyles.ts'
import { RichText } from './RichText.tsx'
import { renderList } from './renderList.ts'
import { numbers, points, type StepLayout, stepLayouts } from './stepLayouts.ts'

interface StepListProps {
  readonly steps: readonly { readonly title: string; readonly text?: RichTextValue | undefined }[]
  readonly layout: StepLayout
  readonly numbered: boolean
  readonly level: HeadingLevel
}

export function StepList({ steps, layout, numbered, level }: StepListProps) {
  return (
    <ol css={[stepLayouts[layout], numbered ? numbers : layout === 'line' && points]}>
      {renderList(steps, ({ title, text }) => (
        <li>
          <div css={stack[2]}>
            <Heading level={level} variant="subtitle">
              {title}
            </Heading>
            {text && (
              <p>
                <RichText value={text} />
              </p>
            )}
          </div>
        </li>
      ))}
    </ol>
  )
}
