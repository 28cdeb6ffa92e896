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

// Two halves of equal content, each at least as wide as the window: after one of them it begins again. What is too long for
// the window has more lines, so that all of it can be read while nothing moves.
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

/** Seen many times, the label is heard once: all copies but the first are hidden. */
const COPIES = [0, 1, 2, 3]

/** The large link that moves along the footer, while it is in sight, until the visitor stops it (WCAG 2.2.2). */
export function FooterBanner({ banner: { label, to } }: { readonly banner: Action }) {
  const { words } = useSite().shell
  // Where scripts do not run, nothing could stop it: there it rests, without its button.
  const [moving, setMoving] = useState<boolean>()
  const [inSight, setInSight] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    setMoving(true)
    // What nobody sees would only use up the battery.
    const observer = new IntersectionObserver((entries) =>
      setInSight(entries.at(-1)?.isIntersecting === true),
    )
    if (place.current) observer.observe(place.current)
    return () => observer.disconnect()
  }, [])
  return (
    <div css={frame} ref={place}>
      <SiteLink to={to} data-moving={(moving && inSight) || undefined}>
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
