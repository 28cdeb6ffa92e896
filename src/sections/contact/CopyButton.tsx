import { useEffect, useRef, useState } from 'react'
import { css } from '../../style/css.ts'
import { buttonLooks } from '../../ui/buttonLooks.ts'
import { useSite } from '../../ui/SiteContext.tsx'

const place = css`
  position: relative;
  display: inline-block;
  font-size: var(--step-0);
`

const tooltip = css`
  position: absolute;
  inset-block-end: calc(100% + var(--space-2));
  inset-inline-start: 0;
  inline-size: max-content;
  max-inline-size: calc(4 * var(--space-16));
  padding: var(--space-2) var(--space-3);
  border-radius: var(--radius);
  background-color: var(--colour-night);
  color: var(--colour-on-night);
  font-size: var(--step--1);
  line-height: 1.4;
  &:empty {
    display: none;
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
  const [copied, setCopied] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
    } catch {
      return
    }
    setCopied(true)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setCopied(false), copiedTooltipMs)
  }

  return (
    <span css={place}>
      <button type="button" css={buttonLooks.quiet} onClick={copy}>
        {label}
      </button>
      <span role="status" css={tooltip}>
        {copied && done}
      </span>
    </span>
  )
}
