import { PointList } from './PointList.tsx'
import { renderList } from './renderList.ts'

interface ParagraphsProps {
  readonly content: {
    readonly paragraphs: readonly string[]
    readonly points?: readonly string[] | undefined
  }
}

export function Paragraphs({ content: { paragraphs, points } }: ParagraphsProps) {
  return (
    <>
      {renderList(paragraphs, (paragraph) => (
        <p>{paragraph}</p>
      ))}
      {points && <PointList points={points} />}
    </>
  )
}
