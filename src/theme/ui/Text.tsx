import { each } from './each.ts'
import { PointList } from './PointList.tsx'

interface TextProps {
  readonly of: {
    readonly paragraphs: readonly string[]
    readonly points?: readonly string[] | undefined
  }
}

/** Running text, and points after it if there are any. */
export function Text({ of: { paragraphs, points } }: TextProps) {
  return (
    <>
      {each(paragraphs, (paragraph) => (
        <p>{paragraph}</p>
      ))}
      {points && <PointList points={points} />}
    </>
  )
}
