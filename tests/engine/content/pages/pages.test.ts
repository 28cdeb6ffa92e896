/** `createChunkIds` is called directly for arbitrary paths. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createChunkIds } from '../../../../src/content/pages/pages.ts'
import { validSite } from '../../faults/fixture.ts'
import { compiled } from '../../properties/compiled.ts'

describe('chunkIds', () => {
  test('are unique and safe in file names', () => {
    const piece = fc.constantFrom('a', 'A', '-', '.', '/', '_', '2', 'home', 'é')
    fc.assert(
      fc.property(fc.array(fc.array(piece, { maxLength: 5 })), (lists) => {
        const ids = createChunkIds(lists.map((pieces) => `/${pieces.join('')}`))
        expect(new Set(ids).size).toBe(ids.length)
        for (const id of ids) expect(id).toMatch(/^[a-z0-9-]+$/)
      }),
    )
  })
})

describe('the pages of the valid site', () => {
  const site = (text = validSite) => {
    const { value, inventory } = compiled(text)
    return { value, inventory, pages: value?.pages ?? [] }
  }

  test('have the order of the file, canonical addresses and chunk names', () => {
    const { pages, inventory } = site()
    const paths = ['/', '/Careers', '/services/Web-Development', '/services/DevOps']
    expect(pages.map(({ path, canonical, id }) => [path, canonical, id])).toEqual(
      createChunkIds(paths).map((id, at) => [paths[at], `https://www.example.com${paths[at]}`, id]),
    )
    expect(inventory).toEqual({ routes: 4, sections: 8, figures: 3, images: 3 })
  })

  test('have replaced variables, also in titles and names', () => {
    const { value, pages } = site(
      validSite.replace(
        '- path: /Careers\n',
        '- path: /Careers\n    name: "{company.name} jobs"\n',
      ),
    )
    expect(pages[0]?.title).toBe('Home: Plank & Peg')
    expect(pages[0]?.sections[0]).toMatchObject({ intro: 'More than 100+ projects.' })
    expect(pages[1]?.placement.breadcrumbs.at(-1)).toEqual({ label: 'Plank & Peg jobs' })
    expect(value?.shell.company.legalName).toBe('Plank & Peg, Pvt. Ltd.')
    expect(value?.shell.footer.legal[1]).toBe('© 2024')
  })

  test('contain the targets of references, and no reference', () => {
    const { value, pages } = site()
    const picture = { alt: 'Line drawing of a cloud', width: 640, height: 480 }
    expect(pages[0]?.sections[0]).toMatchObject({
      image: { src: '/drawings/cloud.svg', ...picture },
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
    expect(value?.shell.navigation.panels.services?.aside?.action.to).toEqual({
      kind: 'external',
      href: 'mailto:hello@example.com',
    })
    expect(JSON.stringify(value)).not.toMatch(/"ref":|\{(company|figures)\./)
  })

  test('include the not-found page, with a placement if it has a number', () => {
    const { notFound } = site().value?.shell ?? {}
    expect(notFound).toMatchObject({ title: 'Page not found', headline: 'There is no such page' })
    expect(notFound).not.toHaveProperty('placement')
    const numbered = site(validSite.replace('notFound:\n', 'notFound:\n  number: "404"\n')).value
    expect(numbered?.shell.notFound.placement?.code).toMatch(/404/)
    expect(numbered?.shell.notFound).not.toHaveProperty('number')
  })
})
