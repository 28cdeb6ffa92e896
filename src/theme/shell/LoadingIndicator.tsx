import { useEffect, useState } from 'react'
import { css, keyframes } from '../style/css.ts'
import { useSite } from '../ui/SiteContext.tsx'

/** Most pages load faster than this, in ms. */
const INDICATOR_DELAY_MS = 300

/** After this time, the page is loaded as a document, in ms. */
const RELOAD_TIMEOUT_MS = 4000

interface LoadingIndicatorProps {
  readonly pendingAddress: string | undefined
  readonly reloadDocument: () => unknown
}

const along = keyframes`
  from {
    translate: -100%;
  }
  to {
    translate: 400%;
  }
`

const sign = css`
  position: fixed;
  inset: var(--bar-height) 0 auto auto;
  z-index: 10;
  overflow: hidden;
  padding: var(--space-2) var(--space-4);
  font-size: var(--step--1);
  font-weight: 600;
  &:empty {
    display: none;
  }
  &::after {
    content: '';
    position: absolute;
    inset: auto auto 0 0;
    inline-size: 25%;
    block-size: 3px;
    background: var(--color-highlight);
    animation: ${along} 1.2s linear infinite;
  }
`

export function LoadingIndicator({ pendingAddress, reloadDocument }: LoadingIndicatorProps) {
  const { loading } = useSite().shell.words
  const [late, setLate] = useState<string>()
  useEffect(() => {
    if (pendingAddress === undefined) return
    const timers = [
      setTimeout(setLate, INDICATOR_DELAY_MS, pendingAddress),
      setTimeout(reloadDocument, RELOAD_TIMEOUT_MS),
    ]
    return () => timers.forEach(clearTimeout)
  }, [pendingAddress, reloadDocument])
  return (
    <p role="status" data-tone="inverse" css={sign}>
      {pendingAddress !== undefined && late === pendingAddress && (loading ?? '…')}
    </p>
  )
}
