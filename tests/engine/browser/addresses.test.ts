import { expect, inject } from 'vitest'
import { serializeStaticMarkup } from './markup.ts'
import { exampleTest as test, waitForPage, waitUntilReady } from './page-driver.ts'
import { example } from './page-parts.ts'
import { fetchDocument } from './requests.ts'

const { barLink, inBar } = example
const { pages } = inject('exampleSite')
const url = inject('exampleUrl')
const link = barLink(0)
const nested = pages.find(({ path }) => path.split('/').length > 2)?.path ?? link.href

const variants: readonly (readonly [variant: string, path: string])[] = [
  [link.href.toLowerCase(), link.href],
  [`${link.href}/?from=mail#main`, link.href],
  [`${nested.toUpperCase()}/`, nested],
]

test.for(variants)('serves %s as %s', async ([variant, path], { reuse }) => {
  const page = await reuse()
  const response = await page.goto(variant)
  expect(response?.status()).toBe(200)
  await waitUntilReady(page)
  expect(serializeStaticMarkup(await page.content())).toEqual(
    serializeStaticMarkup(await fetchDocument(url + path)),
  )
  const other = barLink(path === link.href ? 1 : 0)
  await inBar(page, other).click()
  await waitForPage(page, other.href)
})
