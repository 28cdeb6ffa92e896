/** Every address in a built page, resolved as a browser would. */
import { describe, expect, inject, test } from 'vitest'
import { type Element, getAttribute, parseElements } from './markup.ts'
import { fetchDocument, fetchResponse } from './requests.ts'

const SITES = [
  { name: 'the example', url: inject('exampleUrl'), site: inject('exampleSite') },
  { name: 'this site', url: inject('url'), site: inject('site') },
]

const NAMING = ['href', 'src', 'action', 'poster'] as const
const SETS = ['srcset', 'imagesrcset'] as const

const getAddresses = (element: Element): string[] => [
  ...NAMING.flatMap((name) => getAttribute(element, name) ?? []),
  ...SETS.flatMap((name) => getAttribute(element, name)?.split(',') ?? []).flatMap(
    (one) => one.trim().split(' ')[0] ?? [],
  ),
]

describe.each(SITES)('$name', async ({ url, site: { pages, links, publication } }) => {
  const documents = new Map<string, string>()
  for (const { path } of pages) documents.set(path, await fetchDocument(url + path))
  const references = [...documents].flatMap(([from, document]) =>
    parseElements(document).flatMap((element) =>
      getAddresses(element).map((address) => {
        const path = address.split('#')[0] || from
        return { address, from, element, path, isOwn: /^[/#]/.test(address) }
      }),
    ),
  )
  const own = references.filter(({ isOwn }) => isOwn)
  const answers = new Map<string, Response>()
  for (const path of new Set(own.map((one) => one.path))) {
    const response = await fetchResponse(url + path)
    await response.arrayBuffer()
    answers.set(path, response)
  }

  test('links only to existing targets, except flagged links', () => {
    for (const tag of ['a', 'img', 'link', 'script', 'form'])
      expect(own.map(({ element }) => element.tagName)).toContain(tag)
    const forms = own.filter(({ element }) => element.tagName === 'form').map(({ path }) => path)
    expect(forms.filter((path) => answers.get(path)?.status === 404)).toEqual([])
    const missing = [...answers].flatMap(([path, { status }]) =>
      status === 200 || forms.includes(path) ? [] : [`${status} ${path}`],
    )
    const flagged = links.flags.map(({ target }) => target).filter((target) => target !== 'nothing')
    expect(missing.sort()).toEqual([...new Set(flagged)].map((path) => `404 ${path}`).sort())
  })

  test('serves images and scripts with matching content types and sets the canonical URL', () => {
    const types: Record<string, RegExp> = { img: /^image\//, script: /^text\/javascript/ }
    const wrong = own.filter(({ element, path }) => {
      const type = answers.get(path)?.headers.get('content-type') ?? ''
      return !(types[element.tagName]?.test(type) ?? true)
    })
    expect(wrong.map(({ address }) => address)).toEqual([])
    const canonical = references.filter(
      ({ element }) => getAttribute(element, 'rel') === 'canonical',
    )
    expect(canonical.map(({ address }) => address)).toEqual(
      pages.map(({ path }) => publication.origin + path),
    )
  })
})
