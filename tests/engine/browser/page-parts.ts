/** Page objects derived from the compiled site, independent of its texts. */
import type { Locator, Page } from 'playwright-core'
import { inject } from 'vitest'
import type { Link, PageData } from '../../../src/content/model.ts'
import type { Kind, Section, ThemedSite } from '../../../src/theme/sections/schemas.ts'

export interface PageLink {
  readonly label: string
  readonly href: string
}

const pageLinks = (actions: readonly { label: string; to: Link }[]): PageLink[] =>
  actions.flatMap(({ label, to }) => (to.kind === 'route' ? [{ label, href: to.href }] : []))

export function createPageParts({ shell, pages }: ThemedSite) {
  const { navigation, words } = shell

  /** Top bar links to pages other than the home page. */
  const barLinks = pageLinks(
    navigation.bar.flatMap((entry) => ('to' in entry ? [entry] : [])),
  ).filter(({ href }) => href !== '/')

  function barLink(index: number): PageLink {
    const link = barLinks[index]
    if (!link) throw new Error(`The bar has no ${index + 1} links that lead away from home.`)
    return link
  }

  const panels = navigation.bar.flatMap((entry) => {
    const panel = 'panel' in entry ? navigation.panels[entry.panel] : undefined
    const links = pageLinks(panel?.groups.flatMap((group) => group.links) ?? [])
    return panel ? [{ label: panel.label, links }] : []
  })

  function pageAt(path: string): PageData<Section> {
    const page = pages.find((one) => one.path === path)
    if (!page) throw new Error(`The site has no page at ${path}.`)
    return page
  }

  function pageWith(kind: Kind): PageData<Section> {
    const page = pages.find(({ sections }) => sections.some((section) => section.kind === kind))
    if (!page) throw new Error(`The site has no page with a section of the kind ${kind}.`)
    return page
  }

  const bar = (page: Page): Locator =>
    page.getByRole('navigation', { name: words.mainNavigation, exact: true })

  const footer = (page: Page): Locator => page.getByRole('contentinfo')

  const inBar = (page: Page, { label }: PageLink): Locator =>
    bar(page).getByRole('link', { name: label, exact: true })

  const panelButton = (page: Page, label: string): Locator =>
    bar(page).locator('button[data-panel]', { hasText: label })

  const panelContent = (page: Page, label: string): Locator =>
    panelButton(page, label).locator('+ [popover]')

  /** The visible menu button; its label depends on its state. */
  const menuButton = (page: Page): Locator =>
    bar(page).locator('button:has(+ [data-menu])').filter({ visible: true })

  const menu = (page: Page): Locator => bar(page).locator('[data-menu]')

  const menuSection = (page: Page, label: string): Locator =>
    menu(page).locator('details', { has: page.locator('> summary', { hasText: label }) })

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

export const example = createPageParts(inject('exampleSite'))
