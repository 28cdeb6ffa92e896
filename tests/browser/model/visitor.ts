/** A visitor with a window of their own: hands for it, and a record of what it says. */
import type { Browser, BrowserContext, Page, Request } from 'playwright-core'
import { keepCopies } from './copies.ts'
import { type Facts, pathIn } from './facts.ts'
import type { IsFetched } from './going.ts'
import { holdTimers, passTime } from './timers.ts'

/** Something to act on: the nth of what a selector finds. */
export interface Target {
  readonly selector: string
  readonly nth?: number
}

export const HEIGHT = 800

/** What a browser without a network says. */
const OFFLINE = /ERR_INTERNET_DISCONNECTED/
/** The service answers so for addresses that do not exist, on purpose. */
const NOT_FOUND = /^error: Failed to load resource: .+ 404 /

export interface Visitor {
  readonly page: Page
  readonly patienceMs: number
  readonly isFetched: IsFetched
  /** Complaints of the page since it was asked the last time. */
  readonly said: () => string[]
  /** The messages that were confirmed. */
  readonly alerts: readonly string[]
  readonly setOnline: (online: boolean) => Promise<void>
  /** Lets the timers of the site see so much time pass. */
  readonly wait: (ms: number) => Promise<void>
  readonly click: (target: Target) => Promise<void>
  readonly hover: (target: Target) => Promise<void>
  readonly pressOn: (target: Target, key: string) => Promise<void>
  /** Moves the pointer to where it points to nothing that opens. */
  readonly park: () => Promise<void>
  readonly close: () => Promise<void>
}

/** Time that a page has to become what the model says; a busy machine needs some. */
export const PATIENCE_MS = 10_000

/** Where visits are made. */
export interface Ground {
  readonly browser: Browser
  readonly facts: Facts
  readonly url: string
  /** A fault to put into every document, before its own scripts run. */
  readonly plant?: () => void
  /** How long a page has to become what the model says; ms. */
  readonly patienceMs?: number
}

/** The beginning of a visit. */
export interface Start {
  readonly path: string
  readonly width: number
}

/** Opens a window with a fresh profile at a page. */
export async function visit(ground: Ground, at: Start): Promise<Visitor> {
  const { browser, facts, url, plant, patienceMs = PATIENCE_MS } = ground
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: at.width, height: HEIGHT },
    colorScheme: 'light',
    reducedMotion: 'reduce',
  })
  await context.addInitScript(holdTimers, delaysOf(facts))
  await context.addInitScript(keepCopies)
  if (plant) await context.addInitScript(plant)
  const page = await context.newPage()
  const record = recordOf(context, page)
  await page.goto(at.path)
  const place = async (target: Target) => page.evaluate(aim, target)
  const point = async (target: Target) => {
    const found = await place(target)
    if (typeof found === 'string') throw new Error(`${target.selector}: ${found}`)
    return found
  }
  return {
    page,
    patienceMs,
    ...record,
    isFetched: (path) =>
      facts.pages.get(pathIn(path))?.modules.every((href) => record.fetched.has(href)) ?? false,
    setOnline: async (online) => {
      if (!online) await record.quiet()
      await context.setOffline(!online)
    },
    wait: (ms) => page.evaluate(passTime, ms),
    click: async (target) => {
      const { x, y } = await point(target)
      await page.mouse.click(x, y)
    },
    hover: async (target) => {
      const { x, y } = await point(target)
      await page.mouse.move(x, y)
    },
    pressOn: async (target, key) => {
      await page.evaluate(focus, target)
      await page.keyboard.press(key)
    },
    park: () => page.mouse.move(1, HEIGHT - 1),
    close: () => context.close(),
  }
}

const delaysOf = ({ shell: { behaviour } }: Facts): number[] => [
  behaviour.panelCloseDelayMs,
  behaviour.footerPanelDelayMs,
  behaviour.toastMs,
  behaviour.copiedTooltipMs,
]

function recordOf(context: BrowserContext, page: Page) {
  const complaints: string[] = []
  const alerts: string[] = []
  const fetched = new Set<string>()
  const pending = new Set<Request>()
  context.on('request', (request) => pending.add(request))
  context.on('requestfailed', (request) => pending.delete(request))
  context.on('requestfinished', (request) => {
    pending.delete(request)
    fetched.add(new URL(request.url()).pathname)
  })
  context.on('console', (message) => {
    const said = `${message.type()}: ${message.text()}`
    if (!OFFLINE.test(said) && !NOT_FOUND.test(said)) complaints.push(said)
  })
  context.on('weberror', (error) => complaints.push(`error: ${error.error().message}`))
  page.on('dialog', (dialog) => {
    alerts.push(dialog.message())
    void dialog.accept()
  })
  return {
    alerts,
    fetched,
    said: () => complaints.splice(0),
    /** Waits until nothing is on its way. */
    quiet: async () => {
      while (pending.size > 0) await context.waitForEvent('requestfinished').catch(() => undefined)
    },
  }
}

/** Brings something into sight, waits until it rests, and says where it can be pressed. */
async function aim({ selector, nth = 0 }: Target): Promise<{ x: number; y: number } | string> {
  const element = document.querySelectorAll<HTMLElement>(selector)[nth]
  if (!element) return 'is not there'
  const placed = () => {
    const [rect] = element.getClientRects()
    if (!rect) return undefined
    const left = Math.max(rect.left, 0)
    const right = Math.min(rect.right, innerWidth)
    return { x: (left + right) / 2, y: rect.top + rect.height / 2 }
  }
  const hit = () => {
    const at = placed()
    const top = at && document.elementFromPoint(at.x, at.y)
    return top && element.contains(top) ? at : undefined
  }
  if (!hit()) element.scrollIntoView({ block: 'center', behavior: 'instant' })
  let before = placed()
  for (let frame = 0; frame < 120; frame += 1) {
    await new Promise(requestAnimationFrame)
    const now = placed()
    const rests = now && before && now.x === before.x && now.y === before.y
    const at = rests ? hit() : undefined
    if (at) return at
    // A scroll that was under way has taken it out of sight again.
    if (rests) element.scrollIntoView({ block: 'center', behavior: 'instant' })
    before = placed()
  }
  const at = placed()
  const top = at && document.elementFromPoint(at.x, at.y)
  return at ? `is covered by ${top?.outerHTML.slice(0, 80)}` : 'cannot be seen'
}

/** Gives something the focus and brings it into sight, as Tab does. */
function focus({ selector, nth = 0 }: Target): void {
  const element = document.querySelectorAll<HTMLElement>(selector)[nth]
  // At once: a page that is still scrolling there would scroll on after the key.
  element?.focus({ preventScroll: true })
  element?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
}
