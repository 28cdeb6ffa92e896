import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { chunkIds } from '../../../../src/content/pages/pages.ts'
import { validSite } from '../../faults/fixture.ts'
import { compiled } from '../../properties/compiled.ts'

describe('chunkIds', () => {
  test.each([
    [
      ['/', '/Careers', '/services/Web-Development'],
      ['home', 'careers', 'services-web-development'],
    ],
    [
      ['/', '/home', '/Home.2'],
      ['home', 'home-2', 'home-2-2'],
    ],
    [['/a..b'], ['a-b']],
    [
      ['/a.b', '/a-b', '/a/b', '/a-b-2'],
      ['a-b', 'a-b-2', 'a-b-3', 'a-b-2-2'],
    ],
  ])('%j', (paths, ids) => expect(chunkIds(paths)).toEqual(ids))

  test('are never the same, and always safe in file names', () => {
    const piece = fc.constantFrom('a', 'A', '-', '.', '/', '_', '2', 'home', 'é')
    fc.assert(
      fc.property(fc.array(fc.array(piece, { maxLength: 5 })), (lists) => {
        const ids = chunkIds(lists.map((pieces) => `/${pieces.join('')}`))
        expect(new Set(ids).size).toBe(ids.length)
        for (const id of ids) expect(id).toMatch(/^[a-z0-9-]+$/)
      }),
    )
  })
})

describe('the pages of the valid site', () => {
  const site = () => {
    const { value, links } = compiled(validSite)
    return { value, links, pages: value?.pages ?? [] }
  }

  test('are those of the file, in its order, with canonical addresses', () => {
    const { pages } = site()
    expect(pages.map(({ path, canonical }) => [path, canonical])).toEqual([
      ['/', 'https://www.example.com/'],
      ['/Careers', 'https://www.example.com/Careers'],
      ['/services/Web-Development', 'https://www.example.com/services/Web-Development'],
      ['/services/DevOps', 'https://www.example.com/services/DevOps'],
    ])
  })

  test('have their variables filled in, also in titles', () => {
    const { value, pages } = site()
    expect(pages[0]?.title).toBe('Home: Plank & Peg')
    expect(pages[0]?.sections[0]).toMatchObject({ intro: 'More than 100+ projects.' })
    expect(value?.shell.company.legalName).toBe('Plank & Peg, Pvt. Ltd.')
    expect(value?.shell.footer.legal[1]).toBe('© 2024')
  })

  test('carry what their references refer to', () => {
    const { value, pages } = site()
    expect(pages[0]?.sections[0]).toMatchObject({
      image: {
        src: '/drawings/cloud.svg',
        alt: 'Line drawing of a cloud',
        width: 640,
        height: 480,
      },
    })
    expect(pages[2]?.sections[0]).toMatchObject({
      eyebrow: 'Services',
      action: { label: 'Get in touch', to: { kind: 'nothing' } },
      figures: [
        { value: '100+', label: 'Projects completed' },
        { value: '4.9' },
        { value: '24/7' },
      ],
    })
    expect(pages[3]?.sections[0]).toMatchObject({ action: { label: 'See our drawings' } })
    expect(value?.shell.navigation.panels.services?.aside.action.to).toEqual({
      kind: 'external',
      href: 'mailto:hello@example.com',
    })
  })

  test('have no reference left in them', () => {
    const { value } = site()
    expect(JSON.stringify(value)).not.toContain('"ref":')
    expect(JSON.stringify(value)).not.toMatch(/\{(company|figures)\./)
  })

  test('count their links: a flag in defaults once for every section that uses it', () => {
    const { links } = site()
    expect(links?.flagged).toBe(1)
    expect(links?.flags).toMatchObject([{ target: 'nothing', uses: 1 }])
    expect(links?.resolved).toBe(18)
  })

  test('have names for their chunks, and what the site holds is counted', () => {
    const { pages } = site()
    expect(pages.map(({ id }) => id)).toEqual(chunkIds(pages.map(({ path }) => path)))
    const { inventory } = compiled(validSite)
    expect(inventory).toMatchObject({ routes: 4, sections: 8 })
  })

  test('have their variables filled in, also in their short names', () => {
    const named = validSite.replace(
      '- path: /Careers\n',
      '- path: /Careers\n    name: "{company.name} jobs"\n',
    )
    const trail = compiled(named).value?.pages[1]?.sheet.trail
    expect(trail?.at(-1)).toEqual({ label: 'Plank & Peg jobs' })
  })

  test('are one page more where nothing is found, with a sheet of its own if it has a number', () => {
    const { value } = site()
    expect(value?.shell.notFound).toMatchObject({
      title: 'Page not found',
      headline: 'There is no such page',
    })
    expect(value?.shell.notFound).not.toHaveProperty('sheet')
    const numbered = validSite.replace('notFound:\n', 'notFound:\n  number: "404"\n')
    const { notFound } = compiled(numbered).value?.shell ?? {}
    expect(notFound?.sheet?.code).toMatch(/404/)
    expect(notFound).not.toHaveProperty('number')
  })
})
