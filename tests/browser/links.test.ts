import { describe, expect, inject, test } from 'vitest'
import { attributeOf, type Element, elementsOf } from './markup.ts'

const url = inject('url')
const { pages, links, publication } = inject('site')

/** An address that a document names, and where. */
interface Reference {
  readonly address: string
  readonly from: string
  readonly element: Element
}

const NAMING = ['href', 'src', 'action', 'poster'] as const

const addressesOf = (element: Element): string[] => {
  const single = NAMING.flatMap((name) => attributeOf(element, name) ?? [])
  const sets = ['srcset', 'imagesrcset'].flatMap((name) => attributeOf(element, name) ?? [])
  return [
    ...single,
    ...sets.flatMap((set) => set.split(',').map((one) => one.trim().split(' ')[0] ?? '')),
  ]
}

const documents = new Map(
  await Promise.all(
    pages.map(async ({ path }): Promise<[string, string]> => {
      const response = await fetch(url + path)
      return [path, await response.text()]
    }),
  ),
)

const references: readonly Reference[] = [...documents].flatMap(([from, document]) =>
  elementsOf(document).flatMap((element) =>
    addressesOf(element).map((address) => ({ address, from, element })),
  ),
)

const isOwn = ({ address }: Reference) => /^[/#]/.test(address)
const own = references.filter(isOwn)
const pathOf = ({ address, from }: Reference) => address.split('#')[0] || from

/** Method and answer of every address of this site that some page names. */
const answers = new Map(
  await Promise.all(
    [...new Set(own.map(pathOf))].map(async (path): Promise<[string, Response]> => {
      const response = await fetch(url + path, { redirect: 'manual' })
      await response.arrayBuffer()
      return [path, response]
    }),
  ),
)

const statusOf = (path: string) => answers.get(path)?.status

describe('what the pages of the site name', () => {
  test('is not little', () => {
    expect(own.length).toBeGreaterThan(documents.size * 20)
    for (const tag of ['a', 'img', 'link', 'script', 'form']) {
      expect(
        own.some(({ element }) => element.tagName === tag),
        tag,
      ).toBe(true)
    }
  })

  test('is there, except exactly what is flagged', () => {
    const forms = own.filter(({ element }) => element.tagName === 'form').map(pathOf)
    const missing = [...answers.keys()].filter(
      (path) => statusOf(path) !== 200 && !forms.includes(path),
    )
    const flagged = links.flags.map(({ target }) => target).filter((target) => target !== 'nothing')
    expect(missing.sort()).toEqual([...new Set(flagged)].sort())
    expect(missing.map(statusOf)).toEqual(missing.map(() => 404))
  })

  test('has a page for every form', () => {
    for (const { address } of own.filter(({ element }) => element.tagName === 'form')) {
      expect(address.startsWith('/api/')).toBe(true)
      expect(statusOf(address)).not.toBe(404)
    }
  })

  test('are pictures where pictures are shown, and scripts where scripts are loaded', () => {
    const typeOf = (one: Reference) => answers.get(pathOf(one))?.headers.get('content-type') ?? ''
    for (const one of own) {
      const { tagName } = one.element
      if (tagName === 'img') expect(typeOf(one), one.address).toMatch(/^image\//)
      if (tagName === 'script') expect(typeOf(one), one.address).toMatch(/^text\/javascript/)
    }
  })

  test('are places that exist', () => {
    const anchored = own.filter(({ address }) => address.includes('#'))
    const missing = anchored.filter((one) => {
      const target = documents.get(pathOf(one)) ?? ''
      return !target.includes(`id="${one.address.split('#')[1]}"`)
    })
    expect(anchored.length).toBeGreaterThan(documents.size)
    expect(missing.map(({ from, address }) => `${from} ${address}`)).toEqual([])
  })

  test('is otherwise reached by mail, telephone or an encrypted connection', () => {
    const others = references.filter((one) => !isOwn(one)).map(({ address }) => address)
    expect(others.filter((address) => !/^(https:\/\/|mailto:|tel:)/.test(address))).toEqual([])
  })
})

test('every page names itself as canonical', () => {
  for (const { address, from, element } of references) {
    if (attributeOf(element, 'rel') === 'canonical') expect(address).toBe(publication.origin + from)
  }
})
