import { type RefObject, useEffect, useRef } from 'react'
import { base } from './api.ts'

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
    const arrived = () => {
      const page = inner.contentDocument
      if (!page) return
      const [now, address] = [page.location.pathname, base + current.current.path]
      // The previous page may finish loading late, or reload.
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
    inner.addEventListener('load', arrived)
    return () => inner.removeEventListener('load', arrived)
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
