import { type RefObject, useEffect, useRef, useState } from 'react'

const TYPES = ['focusin', 'click', 'popstate', 'resize']

interface Popover {
  /** For the popover element, which follows its button. */
  readonly ref: RefObject<HTMLDivElement | null>
  /** Value of `aria-expanded`. Undefined before hydration: the browser sets the state itself. */
  readonly open: boolean | undefined
}

/** Closes a popover on focus outside, clicks on links in it, back and forward, and when its button disappears. */
export function usePopover(): Popover {
  const ref = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState<boolean>()
  useEffect(() => {
    const popover = ref.current
    if (!popover) return
    const listening = new AbortController()
    const { signal } = listening
    // It may have been opened before hydration.
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
  const container = popover.parentElement
  if (type === 'resize') return !!container?.offsetWidth
  if (!(target instanceof Element)) return false
  return type === 'focusin' ? !!container?.contains(target) : !popover.contains(target.closest('a'))
}
