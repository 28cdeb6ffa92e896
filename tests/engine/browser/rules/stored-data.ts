/** Data that a page stores in the browser. Published pages store nothing. */
import type { Page } from 'playwright-core'

/** @param typed texts that must occur nowhere outside their fields */
export async function findStoredData(
  page: Page,
  written: readonly string[] = [],
): Promise<string[]> {
  const cookies = await page.context().cookies()
  const inPage = await page.evaluate(async (texts) => {
    const kept = Object.entries({ localStorage, sessionStorage }).flatMap(([name, storage]) =>
      Object.keys(storage).map((key) => `${name} keeps ${key}`),
    )
    for (const { name } of await indexedDB.databases()) kept.push(`indexedDB keeps ${name}`)
    for (const name of await caches.keys()) kept.push(`a cache keeps ${name}`)
    if (location.search) kept.push(`the address says ${location.search}`)
    const quoted = (text: string) => JSON.stringify(text).slice(1, -1)
    const places = { history: JSON.stringify(history.state) ?? '', window: window.name }
    for (const [name, place] of Object.entries({ ...places, address: decodeURI(location.href) }))
      if (texts.some((text) => place.includes(text) || place.includes(quoted(text))))
        kept.push(`the ${name} keeps a text`)
    return kept
  }, written)
  return [...inPage, ...cookies.map(({ name }) => `a cookie keeps ${name}`)]
}
