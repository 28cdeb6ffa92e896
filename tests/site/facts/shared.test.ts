import { describe, expect, test } from 'vitest'
import { toPlainText } from '../../../src/contract/rich-text.ts'
import { routeKey } from '../../../src/contract/routes.ts'
import { formatAction, getPage, getTarget, getText, site } from './site.ts'
import { bar, company, constants, footer, menus, routes, undefinedTargets } from './spec/shared.ts'

const { shell, pages, links } = site
const { navigation } = shell

describe('the company', () => {
  test('has the specified headquarters, taglines and legal lines', () => {
    const { headquarters, servicesTagline, footerTagline: slogan, legalNameEnding } = company
    expect(shell.company).toMatchObject({ headquarters, servicesTagline, slogan })
    expect(navigation.panels.services?.aside?.text).toBe(servicesTagline)
    expect(shell.footer.tagline).toBe(slogan)
    expect(shell.company.legalName).toBe(shell.company.name + legalNameEnding)
    expect(shell.footer.legal.map((line) => toPlainText(line).replace('©', '(c)'))).toEqual([
      shell.company.legalName,
      `(c) ${footer.year}`,
      footer.rights,
    ])
  })

  test.for(company.trades)('mentions %s on the home page', (trade) => {
    expect(getText('/').toLowerCase()).toContain(trade.toLowerCase())
  })
})

describe('the bar', () => {
  test('has the specified entries, and the logo links to the home page', () => {
    const entries = navigation.bar.map((entry) =>
      'panel' in entry
        ? `${navigation.panels[entry.panel]?.label} > panel:${entry.panel}`
        : formatAction(entry),
    )
    expect(entries).toEqual(bar)
    expect(getTarget(navigation.home.to)).toBe('/')
  })

  test.for(Object.entries(menus))('has the specified groups in the panel %s', ([name, groups]) => {
    const panel = navigation.panels[name]
    const found = panel?.groups.map(({ title, links: entries }) => ({
      title,
      addresses: entries.map(({ to }) => routeKey(getTarget(to))),
    }))
    expect(found).toEqual(
      groups.map(({ title, addresses }) => ({ title, addresses: addresses.map(routeKey) })),
    )
    expect(panel?.aside?.title).toBe('Our Offerings')
    expect(formatAction(panel?.aside?.action)).toBe('Get in touch > /Contact-Us')
  })
})

test('the footer has the specified banner and links', () => {
  expect(formatAction(shell.footer.banner)).toBe(footer.banner)
  expect(shell.footer.linksTitle).toBe(footer.linksTitle)
  const found = shell.footer.links.map(formatAction)
  const opens = (link: string) => link.includes('panel:')
  expect(found.filter((link) => !opens(link))).toEqual(footer.links)
  expect(found.filter(opens)).toEqual(footer.panelLinks)
})

describe('addresses', () => {
  test('are exactly the specified routes', () => {
    expect(pages.map(({ path }) => path).sort()).toEqual(routes.toSorted())
  })
  test('are flagged exactly where the specification defines no route', () => {
    const flagged = new Set(links.flags.map(({ target }) => target))
    expect([...flagged].sort()).toEqual(['nothing', ...undefinedTargets].sort())
  })
  test('include a test page with a heading only', () => {
    const hero = { kind: 'hero', headline: 'Test Page', size: 'page' }
    expect(getPage('/services/test').sections).toEqual([hero])
  })
})

test('the interface has the specified constants and error screen', () => {
  expect(shell.behaviour).toMatchObject(constants)
  expect(shell.errorScreen.headline).toBe('Unexpected Application Error!')
})
