import { type RefObject, useEffect, useRef } from 'react'
import { base } from './api.ts'

/** Delay before the page is loaded again, for example while the server does not respond. */
const RESTORE_MS = 500

interface Options {
  readonly path: string
  readonly width: number
  readonly onNavigate: (path: string) => void
  readonly onLoad: (page: Document) => void
}

export function useFrameDocument(options: Options): RefObject<HTMLIFrameElement | null> {
  const { path, width } = options
  const frame = useRef<HTMLIFrameElement>(null)
  const current = useRef(options)
  current.current = options
  /** Address of the page that is being left, until the next one has loaded. */
  const left = useRef<string>(undefined)

  useEffect(() => {
    const inner = frame.current
    const address = base + path
    const now = inner?.contentWindow?.location.pathname
    if (!inner || (left.current === undefined && now === address)) return
    left.current = now
    inner.src = address
  }, [path])

  useEffect(() => {
    const inner = frame.current
    if (!inner) return
    const arrange = () => fitFrame(inner, width)
    const watch = new ResizeObserver(arrange)
    if (inner.parentElement) watch.observe(inner.parentElement)
    arrange()
    return () => watch.disconnect()
  }, [width])

  useEffect(() => {
    const inner = frame.current
    if (!inner) return
    const arrived = (page: Document) => {
      const [now, address] = [page.location.pathname, base + current.current.path]
      // The previous page may arrive late, or reload.
      if (now === left.current && now !== address) {
        inner.src = address
        return
      }
      left.current = undefined
      current.current.onLoad(page)
      const follow = () => {
        if (left.current !== undefined) return
        const to = page.defaultView?.location.pathname
        if (to?.startsWith(`${base}/`)) current.current.onNavigate(to.slice(base.length))
      }
      const changes = { childList: true, subtree: true, attributes: true }
      new MutationObserver(follow).observe(page.head, changes)
      follow()
    }
    // A blocked navigation, such as that of an email link, ends with an error page.
    const restore = () =>
      setTimeout(() => {
        inner.src = base + current.current.path
      }, RESTORE_MS)
    return watchDocuments(inner, arrived, restore)
  }, [])
  return frame
}

function fitFrame(frame: HTMLIFrameElement, width: number): void {
  const { clientWidth, clientHeight } = frame.parentElement ?? frame
  const scale = Math.min(1, clientWidth / width)
  Object.assign(frame.style, {
    inlineSize: `${width}px`,
    blockSize: `${clientHeight / scale}px`,
    scale: `${scale}`,
    marginInlineStart: `${Math.max(0, (clientWidth - width) / 2)}px`,
  })
}

/**
 * Calls `onArrive` for each new document as soon as it is complete, before its images are loaded: earlier clicks would follow
 * links. Calls `onBlocked` if the frame shows a document that cannot be read.
 * @returns stops watching
 */
function watchDocuments(
  frame: HTMLIFrameElement,
  onArrive: (page: Document) => void,
  onBlocked: () => void,
): () => void {
  let last: Document | undefined
  let next = 0
  const check = () => {
    cancelAnimationFrame(next)
    const page = frame.contentDocument
    const isNew = page && page !== last && page.URL !== 'about:blank'
    if (isNew && page.readyState !== 'loading') {
      last = page
      page.defaultView?.addEventListener('pagehide', check)
      onArrive(page)
    } else next = requestAnimationFrame(check)
  }
  const loaded = () => (frame.contentDocument ? check() : onBlocked())
  frame.addEventListener('load', loaded)
  check()
  return () => {
    frame.removeEventListener('load', loaded)
    last?.defaultView?.removeEventListener('pagehide', check)
    cancelAnimationFrame(next)
  }
}
