import { useEffect, useRef, useState } from 'react'
import { css } from '../../style/css.ts'
import { buttonStyles } from '../../ui/buttonStyles.ts'
import { useSite } from '../../ui/SiteContext.tsx'
import { copyText } from './copyText.ts'

const place = css`
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
    /** What the tooltip says once it is copied. */
    readonly done: string
    /** What it says where the browser refuses: the text is selected then. */
    readonly refused: string
  }
}

/** Copies the text of the element before it and says so for a moment. */
export function CopyButton({ texts: { label, done, refused } }: CopyButtonProps) {
  const { copiedTooltipMs } = useSite().shell.behaviour
  const ref = useRef<HTMLSpanElement>(null)
  // A new object every time, so that the moment begins again.
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
    <span ref={ref} css={place}>
      <button type="button" data-replay-click="" css={buttonStyles.quiet} onClick={copy}>
        {label}
      </button>
      <span role="status" data-tone="night">
        {tooltip?.text}
      </span>
    </span>
  )
}
