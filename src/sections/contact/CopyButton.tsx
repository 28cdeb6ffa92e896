import { useState } from 'react'
import { css } from '../../style/css.ts'
import { buttonLooks } from '../../ui/buttonLooks.ts'
import { useSite } from '../../ui/SiteContext.tsx'

const place = css`
  position: relative;
  font-size: var(--step-0);
  & > [role='status'] {
    position: absolute;
    inset: calc(100% + var(--space-4)) auto auto 0;
    inline-size: max-content;
    max-inline-size: 16rem;
    padding: var(--space-2) var(--space-3);
    border-radius: var(--radius);
    font-size: var(--step--1);
    &:empty {
      display: none;
    }
  }
`

interface CopyButtonProps {
  /** What is copied. */
  readonly text: string
  readonly label: string
  /** What the tooltip says once it is copied. */
  readonly done: string
}

/** Copies a text and says so for a moment. Where the browser refuses to copy, nothing is claimed. */
export function CopyButton({ text, label, done }: CopyButtonProps) {
  const { copiedTooltipMs } = useSite().shell.behaviour
  // Runs while the tooltip shows.
  const [timer, setTimer] = useState<ReturnType<typeof setTimeout>>()

  // The clipboard is there on secure pages only.
  const copy = () =>
    navigator.clipboard?.writeText(text).then(
      () => {
        clearTimeout(timer)
        setTimer(setTimeout(() => setTimer(undefined), copiedTooltipMs))
      },
      () => undefined,
    )

  return (
    <span css={place}>
      <button type="button" css={buttonLooks.quiet} onClick={copy}>
        {label}
      </button>
      <span role="status" data-tone="night">
        {timer === undefined ? null : done}
      </span>
    </span>
  )
}
