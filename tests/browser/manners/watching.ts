/** What a page does behind a visitor's back: keeps what was written, holds on to the window, moves by itself. */
import type { Page } from 'playwright-core'

/** Before a document's own scripts: notes who wants to know that the page is left, and what scrolls smoothly. */
export function watch(): void {
  const told: string[] = []
  Reflect.set(window, 'noted', told)
  const { addEventListener } = EventTarget.prototype
  EventTarget.prototype.addEventListener = function (...args) {
    if (/^(before)?unload$/.test(args[0])) told.push(`listens to ${args[0]}`)
    Reflect.apply(addEventListener, this, args)
  }
  const note = (owner: object, name: string) => {
    const original = Reflect.get(owner, name)
    Reflect.set(owner, name, function (this: unknown, ...args: readonly unknown[]) {
      const [options] = args
      const isSmooth =
        typeof options === 'object' && options && Reflect.get(options, 'behavior') === 'smooth'
      if (isSmooth) told.push(`${name} is smooth`)
      return Reflect.apply(original, this, args)
    })
  }
  for (const name of ['scroll', 'scrollTo', 'scrollBy']) {
    note(window, name)
    note(Element.prototype, name)
  }
  note(Element.prototype, 'scrollIntoView')
}

/** One line for everything that is not as it should be. The site keeps nothing anywhere. */
export async function complaintsAbout(page: Page, written: readonly string[]): Promise<string[]> {
  const cookies = await page.context().cookies()
  const inPage = await page.evaluate(async (texts) => {
    const complaints: string[] = [...Reflect.get(window, 'noted')]
    if (window.onbeforeunload) complaints.push('has onbeforeunload')
    if (Reflect.get(window, 'onunload')) complaints.push('has onunload')
    if (location.search) complaints.push(`the address says ${location.search}`)
    for (const [name, storage] of Object.entries({ localStorage, sessionStorage }))
      for (const key of Object.keys(storage)) complaints.push(`${name} keeps ${key}`)
    for (const { name } of await indexedDB.databases()) complaints.push(`indexedDB keeps ${name}`)
    const caches = 'caches' in window ? await window.caches.keys() : []
    for (const name of caches) complaints.push(`a cache keeps ${name}`)
    const quoted = (text: string) => JSON.stringify(text).slice(1, -1)
    const places = { history: JSON.stringify(history.state) ?? '', window: window.name }
    for (const [name, place] of Object.entries({ ...places, address: decodeURI(location.href) }))
      if (texts.some((text) => place.includes(text) || place.includes(quoted(text))))
        complaints.push(`the ${name} keeps a text`)
    return complaints
  }, written)
  return [...new Set([...inPage, ...cookies.map(({ name }) => `a cookie keeps ${name}`)])]
}

/** All places that a page scrolls through from now on. */
export async function noteScrolling(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const places = new Set<number>()
    Reflect.set(window, 'scrolledThrough', places)
    addEventListener('scroll', () => places.add(window.scrollY))
  })
  return () => page.evaluate(() => Reflect.get(window, 'scrolledThrough').size)
}
