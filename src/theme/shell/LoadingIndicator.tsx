import { useEffect, useState } from 'react'
import { css, keyframes } from '../style/css.ts'
import { useSite } from '../ui/SiteContext.tsx'

/** From when on a visitor is told that a page is on its way, in ms; most pages are there before. */
const INDICATOR_DELAY_MS = 300

/** From when on it is loaded as a document, in ms. */
const RELOAD_TIMEOUT_MS = 4000

interface LoadingIndicatorProps {
  /** The address of a page that is on its way. */
  readonly pendingAddress: string | undefined
  /** Loads it as a document. */
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
    background: var(--colour-signal);
    animation: ${along} 1.2s linear infinite;
  }
`

/** Says that the next page is on its way, and loads it as a document where that takes too long. */
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
    <p role="status" data-tone="night" css={sign}>
      {pendingAddress !== undefined && late === pendingAddress && (loading ?? '…')}
    </p>
  )
}
