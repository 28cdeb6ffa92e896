import { describe, expect, test } from 'vitest'
import { routeKey } from '../../../src/contract/routes.ts'
import { pageAt, site, targetOf, textAt, written } from './site.ts'
import { bar, company, constants, footer, menus, routes, undefinedTargets } from './spec/shared.ts'

const { shell, pages, links } = site
const { navigation } = shell

describe('the company', () => {
  test('has its headquarters, taglines and legal lines', () => {
    const { headquarters, servicesTagline, footerTagline: slogan, legalNameEnding } = company
    expect(shell.company).toMatchObject({ headquarters, servicesTagline, slogan })
    expect(navigation.panels.services?.aside?.text).toBe(servicesTagline)
    expect(shell.footer.tagline).toBe(slogan)
    expect(shell.company.legalName).toBe(shell.company.name + legalNameEnding)
    expect(shell.footer.legal.map((line) => line.replace('©', '(c)'))).toEqual([
      shell.company.legalName,
      `(c) ${footer.year}`,
      footer.rights,
    ])
  })

  test.for(company.trades)('speaks of %s on its home page', (trade) => {
    expect(textAt('/').toLowerCase()).toContain(trade.toLowerCase())
  })
})

describe('the bar', () => {
  test('has its entries, and the logo leads home', () => {
    const entries = navigation.bar.map((entry) =>
      'panel' in entry
        ? `${navigation.panels[entry.panel]?.label} > panel:${entry.panel}`
        : written(entry),
    )
    expect(entries).toEqual(bar)
    expect(targetOf(navigation.home.to)).toBe('/')
  })

  test.for(Object.entries(menus))('opens the groups of %s', ([name, groups]) => {
    const panel = navigation.panels[name]
    const found = panel?.groups.map(({ title, links: entries }) => ({
      title,
      addresses: entries.map(({ to }) => routeKey(targetOf(to))),
    }))
    expect(found).toEqual(
      groups.map(({ title, addresses }) => ({ title, addresses: addresses.map(routeKey) })),
    )
    expect(panel?.aside?.title).toBe('Our Offerings')
    expect(written(panel?.aside?.action)).toBe('Get in touch > /Contact-Us')
  })
})

test('the footer has its banner and its links', () => {
  expect(written(shell.footer.banner)).toBe(footer.banner)
  expect(shell.footer.linksTitle).toBe(footer.linksTitle)
  const found = shell.footer.links.map(written)
  const opens = (link: string) => link.includes('panel:')
  expect(found.filter((link) => !opens(link))).toEqual(footer.links)
  expect(found.filter(opens)).toEqual(footer.panelLinks)
})

describe('addresses', () => {
  test('are the defined routes, as they are spelt, and no others', () => {
    expect(pages.map(({ path }) => path).sort()).toEqual(routes.toSorted())
  })
  test('without a route are flagged, and nothing else is', () => {
    const flagged = new Set(links.flags.map(({ target }) => target))
    expect([...flagged].sort()).toEqual(['nothing', ...undefinedTargets].sort())
  })
  test('of the test page show its heading and nothing else', () => {
    const hero = { kind: 'hero', headline: 'Test Page', size: 'page' }
    expect(pageAt('/services/test').sections).toEqual([hero])
  })
})

test('the interface has its constants and its error screen', () => {
  expect(shell.behaviour).toMatchObject(constants)
  expect(shell.errorScreen.headline).toBe('Unexpected Application Error!')
})
