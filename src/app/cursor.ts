/** A decorative ring and dot that follow the pointer, except for touch, reduced motion or forced colors. */

const MEDIA_QUERY =
  '(pointer: fine) and (prefers-reduced-motion: no-preference) and (forced-colors: none)'

/** Share of the distance to the pointer that the ring moves in one frame. */
const RING_SPEED = 0.18
const RING_PX = 36
const DOT_PX = 6

export function followCursor(): void {
  if (!getComputedStyle(document.documentElement).getPropertyValue('--pointer-ring')) return
  const query = matchMedia(MEDIA_QUERY)
  let remove: (() => void) | undefined
  const update = () => {
    remove?.()
    remove = query.matches ? showFollower() : undefined
  }
  query.addEventListener('change', update)
  update()
}

function showFollower(): () => void {
  const ring = createMark(RING_PX, { border: '1.5px solid var(--color-accent)' })
  const dot = createMark(DOT_PX, { background: 'var(--color-accent)' })
  const follower = document.createElement('div')
  follower.ariaHidden = 'true'
  follower.popover = 'manual'
  follower.dataset.cursor = ''
  Object.assign(follower.style, {
    inset: '0 auto auto 0',
    margin: '0',
    padding: '0',
    border: '0',
    overflow: 'visible',
    background: 'none',
    pointerEvents: 'none',
  })
  follower.append(ring, dot)
  document.body.append(follower)

  const listening = new AbortController()
  const { signal } = listening
  let frame = 0
  let [x, y] = [0, 0]
  let [ringX, ringY] = [0, 0]
  const animate = () => {
    ringX += (x - ringX) * RING_SPEED
    ringY += (y - ringY) * RING_SPEED
    moveTo(ring, ringX, ringY)
    const isAtRest = Math.hypot(x - ringX, y - ringY) < 0.5
    frame = isAtRest ? 0 : requestAnimationFrame(animate)
  }
  const follow = ({ clientX, clientY, pointerType }: PointerEvent) => {
    if (pointerType === 'touch') return follower.hidePopover()
    x = clientX
    y = clientY
    if (!follower.matches(':popover-open')) {
      ringX = x
      ringY = y
      follower.showPopover()
    }
    moveTo(dot, x, y)
    frame ||= requestAnimationFrame(animate)
  }
  addEventListener('pointermove', follow, { signal, passive: true })
  document.documentElement.addEventListener('pointerleave', () => follower.hidePopover(), {
    signal,
  })
  // Of open popovers the last one is on top: reopen the follower after any other.
  const bringToFront = ({ target }: Event) => {
    if (target === follower || !follower.matches(':popover-open')) return
    follower.hidePopover()
    follower.showPopover()
  }
  addEventListener('toggle', bringToFront, { signal, capture: true })
  return () => {
    listening.abort()
    cancelAnimationFrame(frame)
    follower.remove()
  }
}

function createMark(px: number, look: Partial<CSSStyleDeclaration>): HTMLElement {
  const element = document.createElement('div')
  Object.assign(element.style, look, {
    position: 'absolute',
    inlineSize: `${px}px`,
    blockSize: `${px}px`,
    margin: `${-px / 2}px`,
    borderRadius: '50%',
  })
  return element
}

const moveTo = (element: HTMLElement, x: number, y: number): void => {
  element.style.translate = `${x}px ${y}px`
}
