import type { RichText as RichTextValue } from '../../content/model.ts'
import { PointList } from './PointList.tsx'
import { RichText } from './RichText.tsx'
import { renderList } from './renderList.ts'

interface ParagraphsProps {
  readonly content: {
    readonly paragraphs: readonly RichTextValue[]
    readonly points?: readonly RichTextValue[] | undefined
  }
}

export function Paragraphs({ content: { paragraphs, points } }: ParagraphsProps) {
  return (
    <>
      {renderList(paragraphs, (paragraph) => (
        <p>
          <RichText value={paragraph} />
        </p>
      ))}
      {points && <PointList points={points} />}
    </>
  )
}
