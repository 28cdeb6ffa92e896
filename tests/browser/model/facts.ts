/** What the model knows of a site: its shell, and every page as the server sends it. */
import type { Action, CompiledSite, Link, Shell, Theme } from '../../../src/model.ts'
import { attributeOf, type Element, elementsOf, modulesOf, textOf } from '../markup.ts'

/** A link in the content of a page that a visitor may follow without leaving the site. */
export interface PageLink {
  /** Its place among all links of the page's content. */
  readonly nth: number
  readonly href: string
  /** Whether it is a step of the trail to the page, which narrow windows shorten. */
  readonly isStep: boolean
}

/** A page as it is served, or the page for an address that does not exist. */
export interface PageFacts {
  readonly title: string
  /** Undefined for an address that does not exist. */
  readonly canonical: string | undefined
  readonly h1: string
  readonly headings: readonly string[]
  /** How many entries of its trail are this page. */
  readonly crumbs: number
  readonly links: readonly PageLink[]
  /** How many items of its content open and close. */
  readonly disclosures: number
  /** Addresses of all scripts that it needs. */
  readonly modules: readonly string[]
}

/** A link of the shell: where it leads, or which panel it asks for. */
export interface ShellLink {
  readonly href: string
  readonly panel?: string
}

export interface Facts {
  readonly shell: Shell
  readonly theme: Theme
  readonly publication: CompiledSite['publication']
  readonly pages: ReadonlyMap<string, PageFacts>
  /** The words of the contact form and the page that it stands on. */
  readonly contact: ContactFacts
  readonly logo: ShellLink
  readonly bar: readonly ShellLink[]
  readonly panels: readonly PanelFacts[]
  readonly footer: readonly ShellLink[]
  /** All links around the content of a page, in the order of the document. */
  readonly around: readonly ShellLink[]
}

export interface PanelFacts {
  readonly name: string
  readonly links: readonly ShellLink[]
  /** What stands beside them in a panel, but not in the menu. */
  readonly aside: readonly ShellLink[]
}

type ContactSection = Extract<
  CompiledSite['pages'][number]['sections'][number],
  { readonly kind: 'contact' }
>
export type ContactFacts = Pick<ContactSection, 'email' | 'copy' | 'form'> & {
  readonly path: string
}

/**
 * Reads the site as it is served.
 * @param url where
 */
export async function factsOf(site: CompiledSite, url: string): Promise<Facts> {
  const { shell, theme, publication } = site
  const { navigation, footer } = shell
  const pages = new Map<string, PageFacts>()
  for (const { path } of site.pages)
    pages.set(path, await pageOf(url, path, shell.words.breadcrumb))
  for (const href of deadIn(pages)) pages.set(href, await pageOf(url, href, shell.words.breadcrumb))
  const askers = footer.links.filter(({ to }) => to.kind === 'panel')
  const asks = new Map(askers.map(({ label, to }) => [label, shellLink(to)]))
  const home = elementsOf(await (await fetch(url)).text())
  const linksIn = (tag: string, found = home.find(({ tagName }) => tagName === tag)) =>
    (found ? within(found) : [])
      .filter(({ tagName }) => tagName === 'a')
      .map((link) => ({ label: textOf(link), href: attributeOf(link, 'href') ?? '' }))
  const inFooter = linksIn('footer').map(({ label, href }) => asks.get(label) ?? { href })
  return {
    shell,
    theme,
    publication,
    pages,
    contact: contactOf(site),
    logo: shellLink(navigation.home.to),
    bar: linksOf(navigation.bar.flatMap((entry) => ('to' in entry ? [entry] : []))),
    panels: navigation.bar.flatMap((entry) => {
      const panel = 'panel' in entry ? navigation.panels[entry.panel] : undefined
      if (!('panel' in entry) || !panel) return []
      const links = linksOf(panel.groups.flatMap((group) => group.links))
      return [{ name: entry.panel, links, aside: linksOf([panel.aside.action]) }]
    }),
    footer: inFooter,
    around: [...linksIn('header').map(({ href }) => ({ href })), ...inFooter],
  }
}

const linksOf = (actions: readonly Pick<Action, 'to'>[]): ShellLink[] =>
  actions.map(({ to }) => shellLink(to))

function shellLink(to: Link): ShellLink {
  if (to.kind === 'route') return { href: to.href }
  if (to.kind === 'panel') return { href: to.href, panel: to.panel }
  throw new Error(`The model knows no links of the kind ${to.kind} around pages.`)
}

async function pageOf(url: string, path: string, breadcrumb: string): Promise<PageFacts> {
  const html = await (await fetch(url + path)).text()
  const all = elementsOf(html)
  const main = all.find(({ tagName }) => tagName === 'main')
  const inside = main ? within(main) : []
  const headings = inside.filter(({ tagName }) => /^h[1-6]$/.test(tagName))
  const one = (tag: string) => all.find(({ tagName }) => tagName === tag)
  const trail = inside.find((element) => attributeOf(element, 'aria-label') === breadcrumb)
  const steps = trail ? within(trail) : []
  const title = one('title')
  const h1 = one('h1')
  const canonical = all.find((element) => attributeOf(element, 'rel') === 'canonical')
  return {
    title: title ? textOf(title) : '',
    canonical: canonical && attributeOf(canonical, 'href'),
    h1: h1 ? textOf(h1) : '',
    headings: headings.map(textOf),
    crumbs: inside.filter(
      (element) => element.tagName === 'li' && attributeOf(element, 'aria-current'),
    ).length,
    links: inside
      .filter(({ tagName }) => tagName === 'a')
      .map((element, nth) => ({
        nth,
        href: attributeOf(element, 'href') ?? '',
        isStep: steps.includes(element),
      }))
      .filter(({ href }) => /^[/#]/.test(href)),
    disclosures: inside.filter(({ tagName }) => tagName === 'details').length,
    modules: modulesOf(html),
  }
}

const within = (element: Element): Element[] =>
  element.childNodes.flatMap((node) => ('tagName' in node ? [node, ...within(node)] : []))

/** Addresses that pages link to although nothing is there. */
function deadIn(pages: ReadonlyMap<string, PageFacts>): string[] {
  const hrefs = [...pages.values()].flatMap(({ links }) => links.map(({ href }) => href))
  const paths = hrefs.filter((href) => href.startsWith('/')).map(pathIn)
  return [...new Set(paths)].filter((path) => !pages.has(path))
}

/** An address without the place that it names. */
export const pathIn = (address: string): string => address.split('#', 1)[0] ?? address

function contactOf({ pages }: CompiledSite): ContactFacts {
  for (const { path, sections } of pages)
    for (const section of sections) if (section.kind === 'contact') return { path, ...section }
  throw new Error('The site has no page with a contact form.')
}
