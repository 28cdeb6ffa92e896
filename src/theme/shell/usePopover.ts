import { type RefObject, useEffect, useRef, useState } from 'react'

const TYPES = ['focusin', 'click', 'popstate', 'resize']

interface Popover {
  /** For the element with the attribute `popover`, which has its button beside it. */
  readonly ref: RefObject<HTMLDivElement | null>
  /** What the button says in aria-expanded; before the page is live, the browser itself says it. */
  readonly open: boolean | undefined
}

/**
 * Follows a popover and closes it where the browser does not: when focus leaves it and its button, once
 * a link inside was followed, when the visitor goes back or on, and when its button no longer shows in a
 * window that has changed its size. The browser sees to Escape, presses elsewhere, and that one is open.
 */
export function usePopover(): Popover {
  const ref = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState<boolean>()
  useEffect(() => {
    const popover = ref.current
    if (!popover) return
    const listening = new AbortController()
    const { signal } = listening
    // It may have been opened before the page was live.
    setOpen(popover.matches(':popover-open'))
    popover.addEventListener('beforetoggle', ({ newState }) => setOpen(newState === 'open'), {
      signal,
    })
    const close = (event: Event) => {
      if (!keepsOpen(popover, event)) popover.togglePopover(false)
    }
    for (const type of TYPES) addEventListener(type, close, { signal })
    return () => listening.abort()
  }, [])
  return { ref, open }
}

function keepsOpen(popover: HTMLElement, { type, target }: Event): boolean {
  const place = popover.parentElement
  if (type === 'resize') return !!place?.offsetWidth
  if (!(target instanceof Element)) return false
  return type === 'focusin' ? !!place?.contains(target) : !popover.contains(target.closest('a'))
}
