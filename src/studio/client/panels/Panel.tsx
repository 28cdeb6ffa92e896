import { X } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { ToolButton } from '../ui/ToolButton.tsx'

interface Props {
  readonly title: string
  /** Short text beside the title, announced when it changes. */
  readonly status: string
  readonly onClose: () => void
  readonly children: ReactNode
}

/** Takes the place of the page tree. */
export function Panel({ title, status, onClose, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className="pages site-panel" aria-label={title}>
      <div className="head">
        <h2 ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <span className="muted" role="status">
          {status}
        </span>
        <ToolButton
          label={`Close ${title.toLowerCase()}`}
          icon={<X aria-hidden />}
          onPress={onClose}
        />
      </div>
      {children}
    </section>
  )
}
