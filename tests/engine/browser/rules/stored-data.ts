/** Data that a page stores in the browser. Published pages store nothing. */
import type { Page } from 'playwright-core'

/** @param typed texts that must occur nowhere outside their fields */
export async function findStoredData(
  page: Page,
  written: readonly string[] = [],
): Promise<string[]> {
  const cookies = await page.context().cookies()
  const inPage = await page.evaluate(async (texts) => {
    const stored = Object.entries({ localStorage, sessionStorage }).flatMap(([name, storage]) =>
      Object.keys(storage).map((key) => `${name} contains ${key}`),
    )
    for (const { name } of await indexedDB.databases()) stored.push(`indexedDB contains ${name}`)
    for (const name of await caches.keys()) stored.push(`a cache contains ${name}`)
    if (location.search) stored.push(`the address contains ${location.search}`)
    const quoted = (text: string) => JSON.stringify(text).slice(1, -1)
    const places = { history: JSON.stringify(history.state) ?? '', window: window.name }
    for (const [name, place] of Object.entries({ ...places, address: decodeURI(location.href) }))
      if (texts.some((text) => place.includes(text) || place.includes(quoted(text))))
        stored.push(`the ${name} contains a text`)
    return stored
  }, written)
  return [...inPage, ...cookies.map(({ name }) => `a cookie contains ${name}`)]
}
