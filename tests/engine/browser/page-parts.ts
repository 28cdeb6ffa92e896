/** The parts of a page, by what the site file calls them. */
import type { Locator, Page } from 'playwright-core'
import { inject } from 'vitest'
import type { Link, PageData } from '../../../src/content/model.ts'
import type { Kind, Section, ThemedSite } from '../../../src/theme/sections/schemas.ts'

/** A link to a page: what it says and where it leads. */
export interface PageLink {
  readonly label: string
  readonly href: string
}

const pageLinks = (actions: readonly { label: string; to: Link }[]): PageLink[] =>
  actions.flatMap(({ label, to }) => (to.kind === 'route' ? [{ label, href: to.href }] : []))

/** The parts of the pages of one site. */
export function createPageParts({ shell, pages }: ThemedSite) {
  const { navigation, words } = shell

  /** Entries of the bar that lead to other pages than the home page. */
  const barLinks = pageLinks(
    navigation.bar.flatMap((entry) => ('to' in entry ? [entry] : [])),
  ).filter(({ href }) => href !== '/')

  /** The nth link of the bar that leads away from the home page. */
  function barLink(index: number): PageLink {
    const link = barLinks[index]
    if (!link) throw new Error(`The bar has no ${index + 1} links that lead away from home.`)
    return link
  }

  /** The panels of the bar in their order, each with its links. */
  const panels = navigation.bar.flatMap((entry) => {
    const panel = 'panel' in entry ? navigation.panels[entry.panel] : undefined
    const links = pageLinks(panel?.groups.flatMap((group) => group.links) ?? [])
    return panel ? [{ label: panel.label, links }] : []
  })

  /** What the site says about a page. */
  function pageAt(path: string): PageData<Section> {
    const page = pages.find((one) => one.path === path)
    if (!page) throw new Error(`The site has no page at ${path}.`)
    return page
  }

  /** The first page with a section of a kind. */
  function pageWith(kind: Kind): PageData<Section> {
    const page = pages.find(({ sections }) => sections.some((section) => section.kind === kind))
    if (!page) throw new Error(`The site has no page with a section of the kind ${kind}.`)
    return page
  }

  const bar = (page: Page): Locator =>
    page.getByRole('navigation', { name: words.mainNavigation, exact: true })

  const footer = (page: Page): Locator => page.getByRole('contentinfo')

  /** A link of the bar itself, by its label. */
  const inBar = (page: Page, { label }: PageLink): Locator =>
    bar(page).getByRole('link', { name: label, exact: true })

  /** What opens a panel of the bar. */
  const panelButton = (page: Page, label: string): Locator =>
    bar(page).locator('button[data-panel]', { hasText: label })

  /** What a panel shows while it is open. */
  const panelContent = (page: Page, label: string): Locator =>
    panelButton(page, label).locator('+ [popover]')

  /** The button of the mobile menu where it shows; what it is called depends on whether the menu is open. */
  const menuButton = (page: Page): Locator =>
    bar(page).locator('button:has(+ [data-menu])').filter({ visible: true })

  /** What the mobile menu shows while it is open. */
  const menu = (page: Page): Locator => bar(page).locator('[data-menu]')

  /** A section of the mobile menu. */
  const menuSection = (page: Page, label: string): Locator =>
    menu(page).locator('details', { has: page.locator('> summary', { hasText: label }) })

  /** The section of the contact form, and the page that it stands on. */
  function contactSection() {
    const page = pageWith('contact')
    const section = page.sections.find((one) => one.kind === 'contact')
    if (section?.kind !== 'contact') throw new Error('pageWith has found another page.')
    return { path: page.path, ...section }
  }

  return {
    barLink,
    panels,
    pageAt,
    pageWith,
    bar,
    footer,
    inBar,
    panelButton,
    panelContent,
    menuButton,
    menu,
    menuSection,
    contactSection,
  }
}

/** The parts of the example site. */
export const example = createPageParts(inject('exampleSite'))
