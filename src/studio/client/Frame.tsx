import { useEffect, useRef } from 'react'
import type { StudioState } from '../server/protocol.ts'
import { base } from './api.ts'
import { InPlace, type Typing } from './in-place.ts'
import { type Scheme, showIn } from './scheme-in-frame.ts'
import { isOfPicture, isOfText, placeAt, placesIn, type TextOnPage } from './texts-in-frame.ts'

interface Props {
  readonly path: string
  readonly width: number
  readonly scheme: Scheme
  /** Whether clicks select texts; otherwise they work as for visitors. */
  readonly writes: boolean
  readonly state: StudioState | undefined
  readonly selected: number | undefined
  readonly isOpen: boolean
  readonly draft: string
  readonly isRefused: boolean
  /** @param isSeen whether the text can be edited in place; image data cannot */
  readonly onChoose: (text: number, isSeen: boolean) => void
  readonly onDrop: (text: number, file: File) => void
  readonly onWalk: (path: string) => void
  readonly onKey: (event: KeyboardEvent) => void
  readonly typing: Typing
}

export function Frame(props: Props) {
  const { path, width, scheme, state, selected, isOpen, draft, isRefused } = props
  const frame = useRef<HTMLIFrameElement>(null)
  const place = useRef<InPlace>(undefined)
  const current = useRef(props)
  current.current = props
  /** The clicked occurrence: a text may appear several times. */
  const chosen = useRef<TextOnPage>(undefined)
  /** A click on a text that the state does not contain yet. */
  const early = useRef<Early>(undefined)

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
    const page = frame.current?.contentDocument
    if (page) showIn(scheme, page)
  }, [scheme])

  useEffect(() => {
    const inner = frame.current
    if (!inner) return
    const arrange = () => fitted(inner, width)
    const watch = new ResizeObserver(arrange)
    if (inner.parentElement) watch.observe(inner.parentElement)
    arrange()
    return () => watch.disconnect()
  }, [width])

  const name = selected === undefined ? '' : (state?.texts[selected]?.title ?? '')
  // biome-ignore lint/correctness/useExhaustiveDependencies: the next effect updates the typed text
  useEffect(() => {
    const page = frame.current?.contentDocument
    if (!page || !place.current) return
    if (selected !== undefined) early.current = undefined
    if (selected === undefined || !state) {
      place.current.close()
      place.current.point(undefined)
      chosen.current = undefined
      return
    }
    const same = chosen.current?.text === selected ? chosen.current : undefined
    const here = same ?? placesIn(page, state).find(({ text }) => text === selected)
    if (!here) return
    if (isOpen) place.current.open(here, draft, name, typingOf(current))
    else {
      place.current.close()
      if (!same) here.nodes[0]?.parentElement?.scrollIntoView({ block: 'center' })
      place.current.point(here)
    }
  }, [selected, isOpen, name])

  useEffect(() => place.current?.show(draft, isRefused), [draft, isRefused])

  useEffect(() => {
    const page = frame.current?.contentDocument
    const { target, opens } = early.current ?? {}
    if (!page || !state || !target) return
    const isThere = (node: ChildNode) => node === target || node.parentNode === target
    const found = placesIn(page, state).find(({ nodes }) => nodes.some(isThere))
    if (!found) return
    chosen.current = found
    current.current.onChoose(found.text, !opens && isOfText(found))
  }, [state])

  const arrived = () => {
    const inner = frame.current
    const page = inner?.contentDocument
    if (!page) return
    const [now, address] = [page.location.pathname, base + path]
    // The previous page may finish loading late, or reload.
    if (now === left.current && now !== address) {
      inner.src = address
      return
    }
    left.current = undefined
    place.current = new InPlace(page)
    listen(page, place.current, current, {
      chosen: (one) => {
        chosen.current = one
        early.current = undefined
      },
      missed: (one) => {
        early.current = one
      },
    })
    follow(page, current, left)
  }
  return (
    <div className="paper">
      <iframe ref={frame} title="Page preview" onLoad={arrived} />
    </div>
  )
}

interface Early {
  readonly target: EventTarget | null
  /** Whether the click also opens or closes a part of the page. */
  readonly opens: boolean
}

const typingOf = (current: { readonly current: Props }): Typing => ({
  typed: (value) => current.current.typing.typed(value),
  done: () => current.current.typing.done(),
  given: () => current.current.typing.given(),
})

function fitted(frame: HTMLIFrameElement, width: number): void {
  const { clientWidth, clientHeight } = frame.parentElement ?? frame
  const scale = Math.min(1, clientWidth / width)
  Object.assign(frame.style, {
    inlineSize: `${width}px`,
    blockSize: `${clientHeight / scale}px`,
    scale: `${scale}`,
    marginInlineStart: `${Math.max(0, (clientWidth - width) / 2)}px`,
  })
}

function listen(
  page: Document,
  inPlace: InPlace,
  current: { readonly current: Props },
  clicked: {
    readonly chosen: (place: TextOnPage) => void
    readonly missed: (one: Early) => void
  },
): void {
  const under = ({ clientX, clientY }: MouseEvent): TextOnPage | undefined => {
    const { state, writes } = current.current
    return state && writes ? placeAt(page, placesIn(page, state), clientX, clientY) : undefined
  }
  page.addEventListener('pointermove', (event) => {
    if (!current.current.isOpen && !isField(event)) inPlace.point(under(event))
  })
  for (const kind of ['pointerdown', 'mousedown', 'click', 'auxclick'] as const)
    page.addEventListener(
      kind,
      (event) => {
        if (isField(event) || !current.current.writes) return
        const opens = isOpener(event)
        if (!opens) {
          event.preventDefault()
          event.stopImmediatePropagation()
        }
        if (kind !== 'click') return
        const place = under(event)
        if (!place) return clicked.missed({ target: event.target, opens })
        clicked.chosen(place)
        current.current.onChoose(place.text, !opens && isOfText(place))
      },
      { capture: true },
    )
  // Keep a menu open while a text in it is edited.
  page.addEventListener(
    'pointerout',
    (event) => {
      if (current.current.isOpen) event.stopImmediatePropagation()
    },
    { capture: true },
  )
  for (const kind of ['dragover', 'drop'] as const)
    page.addEventListener(kind, (event) => {
      // Prevent the browser from opening the file.
      event.preventDefault()
      const place = under(event)
      const found = place && isOfPicture(place) ? place : undefined
      inPlace.point(found)
      const [file] = event.dataTransfer?.files ?? []
      if (kind === 'drop' && found && file) current.current.onDrop(found.text, file)
    })
  page.addEventListener('keydown', (event) => current.current.onKey(event))
}

function follow(
  page: Document,
  current: { readonly current: Props },
  left: { readonly current: string | undefined },
): void {
  const walked = () => {
    showIn(current.current.scheme, page)
    if (left.current !== undefined) return
    const path = page.defaultView?.location.pathname
    if (path?.startsWith(`${base}/`)) current.current.onWalk(path.slice(base.length))
  }
  new MutationObserver(walked).observe(page.head, {
    childList: true,
    subtree: true,
    attributes: true,
  })
  walked()
}

/** Such clicks pass through, so that hidden texts can be edited. */
const isOpener = ({ target }: Event): boolean =>
  // Elements of the frame belong to another realm, so `instanceof` fails.
  target !== null &&
  'closest' in target &&
  (target as Element).closest('summary, [popovertarget], [aria-expanded]') !== null

const isField = ({ target }: Event): boolean =>
  target !== null &&
  'tagName' in target &&
  target.tagName === 'TEXTAREA' &&
  'ariaLabel' in target &&
  target.ariaLabel !== null
