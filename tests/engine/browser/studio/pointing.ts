/** Selects everything that a page in the studio shows, and types. Runs in the studio page, as one function. */

/** Something visible on a page, and the result of clicking it. */
export interface Pointed {
  readonly is: 'text' | 'field' | 'picture'
  /** The text, or the address of the picture. */
  readonly shows: string
  /** The text in the opened field, if any. */
  readonly template?: string | undefined
  /** The request to the server after typing. */
  readonly request?: unknown
}

export interface Asked {
  /** Typed after every text. */
  readonly mark: string
  /** Selector of the part of the page. */
  readonly within: string
}

/** @returns everything that a part of the page shows, including disclosed content */
export async function pointAtAll({ mark, within }: Asked): Promise<Pointed[]> {
  const inner = document.querySelector('iframe')
  const page = inner?.contentDocument
  // A window has the classes of its own elements.
  const view = inner?.contentWindow as (Window & typeof globalThis) | null | undefined
  if (!page || !view) throw new Error('There is no page.')
  const { port1, port2 } = new MessageChannel()
  const turn = () =>
    new Promise<void>((done) => {
      port1.onmessage = () => done()
      port2.postMessage(null)
    })
  /** Waits for many turns, and at least for a time in ms: a busy machine draws few frames. */
  const until = async <T>(
    found: () => T | undefined | null | false,
    patienceMs = 30_000,
  ): Promise<T | undefined> => {
    const started = performance.now()
    for (let turns = 0; turns < 300 || performance.now() - started < patienceMs; turns += 1) {
      const one = found()
      if (one) return one
      await turn()
    }
    return undefined
  }

  // The state is requested once, because nothing changes; edits are recorded.
  const real = window.fetch
  const path = new URLSearchParams(location.search).get('page') ?? '/'
  const state = await (await real(`/@studio/state?path=${encodeURIComponent(path)}`)).text()
  const edits: unknown[] = []
  window.fetch = async (asked, options) => {
    const address = String(asked)
    if (address.includes('/@studio/state')) return new Response(state)
    if (!address.includes('/@studio/edit')) return real(asked, options)
    edits.push(JSON.parse(String(options?.body)))
    // Refused, so that the page is restored when the text is discarded.
    return new Response('{"ok":false,"diagnostics":[{"message":"Refused.","hint":""}]}')
  }

  const boxesOf = (node: Node) => {
    const range = page.createRange()
    if (node instanceof view.Element) range.selectNode(node)
    else range.selectNodeContents(node)
    return [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1)
  }
  /** The point where a person would click; undefined if invisible. */
  const pointOf = (node: Node) => {
    const around = node instanceof view.Element ? node : node.parentElement
    const asks = { opacityProperty: true, visibilityProperty: true }
    if (!around?.checkVisibility(asks)) return undefined
    around.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
    const points = boxesOf(node).map(({ x, y, width, height }) => ({
      x: x + width / 2,
      y: y + height / 2,
    }))
    const { innerWidth, innerHeight } = view
    return points.find(({ x, y }) => x > 0 && y > 0 && x < innerWidth && y < innerHeight)
  }
  const field = () =>
    page.querySelector<HTMLElement>('[data-studio-field][aria-label]') ??
    document.querySelector<HTMLElement>('aside .field :is(textarea, [role=textbox])')
  const isPlain = (into: HTMLElement): into is HTMLTextAreaElement => into.tagName === 'TEXTAREA'
  const append = (into: HTMLElement) => {
    const own = into.ownerDocument.defaultView ?? window
    if (!isPlain(into)) {
      into.focus()
      own.getSelection()?.selectAllChildren(into.lastElementChild ?? into)
      own.getSelection()?.collapseToEnd()
      into.ownerDocument.execCommand('insertText', false, mark)
      return
    }
    Object.getOwnPropertyDescriptor(own.HTMLTextAreaElement.prototype, 'value')?.set?.call(
      into,
      into.value + mark,
    )
    into.dispatchEvent(new own.InputEvent('input', { bubbles: true }))
  }
  const picture = () => document.querySelector<HTMLElement>('aside .picture .now .address')
  const click = ({ x, y }: { readonly x: number; readonly y: number }) => {
    const at = page.elementFromPoint(x, y)
    const where = { bubbles: true, cancelable: true, composed: true, clientX: x, clientY: y, view }
    at?.dispatchEvent(new view.PointerEvent('pointerdown', where))
    at?.dispatchEvent(new view.MouseEvent('mousedown', where))
    at?.dispatchEvent(new view.MouseEvent('click', where))
  }
  const write = async (into: HTMLElement) => {
    const own = into.ownerDocument.defaultView ?? window
    const template = isPlain(into) ? into.value : into.innerText
    const before = edits.length
    append(into)
    await turn()
    await turn()
    const enter = { key: 'Enter', bubbles: true, cancelable: true }
    into.dispatchEvent(new own.KeyboardEvent('keydown', enter))
    await until(() => {
      // A default of a section type is changed for all its sections.
      document.querySelector<HTMLButtonElement>('aside .scope button:nth-child(2)')?.click()
      return edits.length > before
    })
    return { template, request: edits[before] }
  }
  const close = async () => {
    const buttons = [...document.querySelectorAll<HTMLButtonElement>('aside button')]
    buttons.find(({ textContent }) => textContent === 'Discard')?.click()
    buttons.find(({ ariaLabel }) => ariaLabel === 'Close')?.click()
    if (await until(() => !field() && !picture())) return
    throw new Error('What was selected stays so.')
  }
  /** Opens the disclosures around a node by clicking their buttons. */
  const reveal = (node: Node) => {
    const around = node.parentElement
    const closed = [
      around?.closest('[popover]:not(:popover-open)'),
      around?.closest('details:not([open])'),
    ].map((one) =>
      one instanceof view.HTMLDetailsElement
        ? one.querySelector('summary')
        : one && page.querySelector(`[popovertarget="${one.id}"]`),
    )
    for (const opener of closed) {
      if (!opener || opener.contains(node)) continue
      const point = pointOf(opener)
      if (point) click(point)
    }
  }

  const found: Pointed[] = []
  const all: Node[] = []
  const root = page.querySelector(within)
  const walker = page.createTreeWalker(root ?? page, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) all.push(node)
  for (const node of all) {
    const isField = node instanceof view.HTMLElement && node.matches('[placeholder]')
    const isPicture = node instanceof view.HTMLImageElement
    const isText =
      node.nodeType === Node.TEXT_NODE && !node.parentElement?.closest('script, style, textarea')
    const shows = isField
      ? node.getAttribute('placeholder')
      : isPicture
        ? node.getAttribute('src')
        : isText
          ? node.nodeValue
          : ''
    if (!shows?.trim()) continue
    reveal(node)
    if (field()) await close()
    const point = pointOf(node)
    if (!point) continue
    click(point)
    const is = isPicture ? 'picture' : isField ? 'field' : 'text'
    if (is === 'picture') {
      const chosen = await until(picture)
      found.push({ is, shows, template: chosen?.innerText.split('\n')[0] })
    } else {
      // Numbers that the page computes open no field.
      const opened = await until(field, 100)
      found.push({ is, shows, ...(opened && (await write(opened))) })
    }
    await close()
  }
  window.fetch = real
  return found
}
