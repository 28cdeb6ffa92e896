import type { CompiledSite, Entry, Image, PageData } from '../content/model.ts'
import { BUILT } from '../content/resolve/built-files.ts'
import { isHome } from '../contract/base.ts'
import { createAlternates } from './alternates.ts'
import { createCalendars } from './calendars.ts'
import { createFeeds } from './feeds.ts'
import { getMediaType } from './media-types.ts'
import type { PublishedFile } from './published-files.ts'
import { createSiteIcon } from './site-icon.ts'

type Described = Pick<
  CompiledSite,
  'publication' | 'shell' | 'theme' | 'pages' | 'feeds' | 'calendars'
>

export const createMetadataFiles = (site: CompiledSite): PublishedFile[] => [
  { address: getAddress(site, 'sitemap'), body: createSitemap(site) },
  { address: getAddress(site, 'robots'), body: createRobotsTxt(site) },
  { address: getAddress(site, 'manifest'), body: JSON.stringify(createWebManifest(site)) },
  ...(site.publication.icon
    ? []
    : [{ address: getAddress(site, 'icon'), body: createSiteIcon(site) }]),
  ...createFeeds(site),
  ...createCalendars(site),
]

const getAddress = ({ publication }: Pick<Described, 'publication'>, name: keyof typeof BUILT) =>
  publication.base + BUILT[name]

const escaped = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')

/** sitemaps.org, protocol 0.9. Only dated pages, and lists of them, have a `lastmod` that does not depend on the build. */
export function createSitemap(site: CompiledSite): string {
  const listAlternates = createAlternates(site)
  const urls = site.pages
    .filter(({ robots }) => robots === undefined)
    .map((page) => {
      const date = getLastModified(page)
      const lastmod = date === undefined ? '' : `<lastmod>${date}</lastmod>`
      const links = listAlternates(page).map(
        ({ language, href }) =>
          `<xhtml:link rel="alternate" hreflang="${language}" href="${escaped(href)}"/>`,
      )
      return `<url><loc>${escaped(page.canonical)}</loc>${lastmod}${links.join('')}</url>`
    })
  const isTranslated = Object.keys(site.languages).length > 0
  const namespace = isTranslated ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : ''
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${namespace}>`,
    ...urls,
    '</urlset>',
    '',
  ].join('\n')
}

/** The date of a page, or the newest one in its lists. The home page has other parts that change as well. */
function getLastModified({ path, placement, sections }: PageData): string | undefined {
  if (isHome(path)) return undefined
  const listed = sections.flatMap(({ entries }) =>
    Array.isArray(entries) ? entries.map((entry: Partial<Entry>) => entry.date?.iso ?? '') : [],
  )
  return placement.date?.iso ?? (listed.toSorted().at(-1) || undefined)
}

/** Excludes API endpoints only (RFC 9309). */
export const createRobotsTxt = ({
  publication: { origin, base },
}: Pick<Described, 'publication'>): string =>
  `User-agent: *\nDisallow: ${base}/api/\n\nSitemap: ${origin}${base}${BUILT.sitemap}\n`

export function createWebManifest({ publication, shell, theme }: Described) {
  const { icon, appIcons, language, base } = publication
  const { background } = theme.light
  return {
    id: `${base}/`,
    start_url: `${base}/`,
    name: shell.company.name,
    short_name: shell.company.name,
    lang: language,
    display: 'browser',
    theme_color: background,
    background_color: background,
    icons: [
      createIcon(icon ?? { src: base + BUILT.icon, alt: '', width: 64, height: 64 }, 'any'),
      ...(appIcons?.sizes ?? []).map((one) => createIcon(one, 'any')),
      ...(appIcons ? [createIcon(appIcons.maskable, 'maskable')] : []),
    ],
  }
}

/** SVG images have any size. */
function createIcon({ src, width, height }: Image, purpose: 'any' | 'maskable') {
  const type = getMediaType(src)
  const sizes = type === 'image/svg+xml' ? 'any' : `${width}x${height}`
  return { src, type, sizes, purpose }
}
