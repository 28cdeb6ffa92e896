import { useEffect, useRef, useState } from 'react'
import type { Action } from '../../content/model.ts'
import { css, keyframes } from '../style/css.ts'
import { buttonStyles } from '../ui/buttonStyles.ts'
import { renderList } from '../ui/renderList.ts'
import { useSite } from '../ui/SiteContext.tsx'
import { SiteLink } from '../ui/SiteLink.tsx'

const along = keyframes`
  to {
    translate: var(--along, -50%);
  }
`

// Two equal halves, each at least as wide as the window, make the loop seamless. A long label wraps only where it cannot
// move: without scripts and with reduced motion.
const frame = css`
  display: flex;
  flex-direction: column;
  margin-inline: calc(-1 * var(--edge));
  overflow: hidden;
  & > a {
    display: flex;
    inline-size: max-content;
    padding-block: var(--space-12) var(--space-6);
    font: 800 min(var(--step-6), 13vw) / 1 var(--font-display);
    letter-spacing: -0.02em;
    text-decoration: none;
    animation: ${along} 40s linear infinite paused;
    &[data-moving] {
      animation-play-state: running;
    }
    &:focus-visible {
      outline-offset: -6px;
    }
  }
  & > a > span {
    display: flex;
    justify-content: space-around;
    min-inline-size: 100vw;
  }
  & > a > span > span {
    max-inline-size: 100vw;
    @media (scripting: enabled) and (prefers-reduced-motion: no-preference) {
      max-inline-size: none;
      white-space: nowrap;
    }
  }
  & > a > span > span::before {
    content: '';
    display: inline-block;
    inline-size: 1.5em;
    block-size: 0.06em;
    margin-inline: 0.25em;
    background: currentColor;
    vertical-align: 0.33em;
  }
  & > button {
    ${buttonStyles.quiet}
    padding-inline: var(--space-4);
    font-size: var(--step--1);
    align-self: end;
    margin: 0 var(--edge) var(--space-8);
    &:not([data-hydrated]) {
      visibility: hidden;
    }
    @media (prefers-reduced-motion: reduce) {
      display: none;
    }
  }
`

/** Screen readers get the first copy only. */
const COPIES = [0, 1, 2, 3]

export function FooterBanner({ banner: { label, to } }: { readonly banner: Action }) {
  const { words } = useSite().shell
  // Undefined before hydration: without scripts nothing could stop the motion.
  const [moving, setMoving] = useState<boolean>()
  const [isVisible, setIsVisible] = useState(false)
  const container = useRef<HTMLDivElement>(null)
  useEffect(() => {
    setMoving(true)
    const observer = new IntersectionObserver((entries) =>
      setIsVisible(entries.at(-1)?.isIntersecting === true),
    )
    if (container.current) observer.observe(container.current)
    return () => observer.disconnect()
  }, [])
  return (
    <div css={frame} ref={container}>
      <SiteLink to={to} data-moving={(moving && isVisible) || undefined}>
        {renderList([0, 1], (half) => (
          <span aria-hidden={half > 0 || undefined}>
            {renderList(COPIES, (copy) => (
              <span aria-hidden={copy > 0 || undefined}>{label}</span>
            ))}
          </span>
        ))}
      </SiteLink>
      <button
        type="button"
        data-hydrated={moving !== undefined || undefined}
        onClick={() => setMoving(!moving)}
      >
        {moving === false ? words.resumeBanner : words.pauseBanner}
      </button>
    </div>
  )
}
