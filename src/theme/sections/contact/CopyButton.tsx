import { useEffect, useRef, useState } from 'react'
import { css } from '../../style/css.ts'
import { buttonStyles } from '../../ui/buttonStyles.ts'
import { useSite } from '../../ui/SiteContext.tsx'
import { copyText } from './copyText.ts'

const container = css`
  position: relative;
  font-size: var(--step-0);
  & > [role='status'] {
    position: absolute;
    inset-block-start: calc(100% + var(--space-4));
    inset-inline-start: 0;
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
  readonly texts: {
    readonly label: string
    readonly done: string
    /** Tooltip where the browser refuses: the text is selected instead. */
    readonly refused: string
  }
}

/** Copies the text of the previous sibling element and confirms it in a tooltip. */
export function CopyButton({ texts: { label, done, refused } }: CopyButtonProps) {
  const { copiedTooltipMs } = useSite().shell.behaviour
  const ref = useRef<HTMLSpanElement>(null)
  // An object, so that copying again restarts the timer.
  const [tooltip, setTooltip] = useState<{ readonly text: string }>()

  useEffect(() => {
    if (!tooltip) return
    const timer = setTimeout(() => setTooltip(undefined), copiedTooltipMs)
    return () => clearTimeout(timer)
  }, [tooltip, copiedTooltipMs])

  const copy = async () => {
    const source = ref.current?.previousElementSibling
    if (source) setTooltip({ text: (await copyText(source)) ? done : refused })
  }

  return (
    <span ref={ref} css={container}>
      <button type="button" data-replay-click="" css={buttonStyles.quiet} onClick={copy}>
        {label}
      </button>
      <span role="status" data-tone="inverse">
        {tooltip?.text}
      </span>
    </span>
  )
}
