import type { Publication, SiteFeed, Theme } from '../content/model.ts'
import { type ExternalSources, pagePolicy } from '../contract/headers.ts'
import { getDirection } from '../contract/languages.ts'
import { encodePath } from '../contract/routes.ts'
import type { Alternate } from './alternates.ts'
import { createHeadElements, type HeadElement } from './head-elements.ts'
import { FEED_TYPE } from './media-types.ts'
import { HIDE_PAST_EVENTS } from './past-events.ts'
import { hashSource } from './policy.ts'
import type { Rendering } from './render.tsx'
import { serializeStructuredData, type Thing } from './structured-data.ts'

export interface DocumentFonts {
  readonly css: string
}

export interface DocumentOptions {
  readonly publication: Publication
  /** Of the document. Default: that of the site. */
  readonly language?: string
  readonly theme: Pick<Theme, 'light' | 'dark' | 'css'>
  readonly title: string
  readonly description: string
  /** Undefined for pages that search engines must not index. */
  readonly canonical: string | undefined
  readonly robots?: 'noindex' | undefined
  readonly globalCss: string
  readonly fonts: DocumentFonts
  /** The page in all its languages; empty for a page without translations. */
  readonly alternates?: readonly Alternate[]
  readonly socialTags?: readonly HeadElement[]
  readonly feeds?: readonly SiteFeed[]
  readonly hasEvents?: boolean
  readonly structuredData?: readonly Thing[]
  readonly rendering: Rendering
  /** Address of a file with all styles. Default: they are inline. */
  readonly styleSheet?: string
  readonly scripts: readonly string[]
  /** Module that the script loads, see `src/app/start.ts`. Undefined without scripts. */
  readonly application?: string
  /** Modules of the application, to preload. Empty in development. */
  readonly modules: readonly string[]
  /** Address of the page data, see `src/app/load-built-page.ts`. Undefined in development. */
  readonly pages?: string
  /** External scripts. Undefined in development. */
  readonly foreignScripts?: Publication['scripts']
  /** Hashes by address (Subresource Integrity). Undefined in development. */
  readonly integrity?: Readonly<Record<string, string>>
}

export function renderDocument(parts: DocumentOptions): string {
  const { publication, title, description, canonical, rendering, scripts } = parts
  const { language = publication.language } = parts
  // `ltr` is the default.
  const direction = getDirection(language) === 'rtl' ? ' dir="rtl"' : ''
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${escapeText(title)}</title>`,
    `<meta name="description" content="${escapeAttribute(description)}">`,
    ...(canonical ? [`<link rel="canonical" href="${escapeAttribute(canonical)}">`] : []),
    ...(parts.alternates ?? []).map(createAlternateLink),
    ...(!canonical || parts.robots ? ['<meta name="robots" content="noindex">'] : []),
    '<meta name="color-scheme" content="light dark">',
    ...createHeadElements(publication, parts.theme).map(formatElement),
    ...(parts.feeds ?? []).map(createFeedLink),
    ...(parts.socialTags ?? []).map(formatElement),
    ...createStyles(parts),
    ...(parts.theme.css === undefined ? [] : [createStyleLink(publication.base + parts.theme.css)]),
    ...(parts.hasEvents ? [`<script>${HIDE_PAST_EVENTS}</script>`] : []),
    ...scripts.map((src) => createScript(src, parts)),
    ...(parts.foreignScripts ?? []).map(createForeignScript),
    ...(parts.structuredData?.length ? [createData(parts.structuredData)] : []),
  ]
  return `<!doctype html>
<html lang="${escapeAttribute(language)}"${direction}>
<head>
${head.join('\n')}
</head>
<body>
<div id="root">${rendering.html}</div>
</body>
</html>
`
}

const createFeedLink = ({ address, title }: SiteFeed): string =>
  `<link rel="alternate" type="${FEED_TYPE}" title="${escapeAttribute(title)}" href="${escapeAttribute(address)}">`

export const createDocumentPolicy = ({
  fonts,
  globalCss,
  rendering,
  styleSheet,
  elsewhere,
}: Pick<DocumentOptions, 'fonts' | 'globalCss' | 'rendering' | 'styleSheet'> & {
  readonly elsewhere?: ExternalSources
}): string => {
  const inline = styleSheet === undefined ? [fonts.css, globalCss, rendering.css] : []
  return pagePolicy(inline.map(hashSource), elsewhere)
}

const createAlternateLink = ({ language, href }: Alternate): string =>
  `<link rel="alternate" hreflang="${escapeAttribute(language)}" href="${escapeAttribute(href)}">`

const createStyleLink = (address: string): string =>
  `<link rel="stylesheet" href="${escapeAttribute(encodePath(address))}">`

function createStyles({ fonts, globalCss, rendering, styleSheet }: DocumentOptions): string[] {
  const ids = rendering.ids.join(' ')
  if (styleSheet !== undefined) {
    return [`<link rel="stylesheet" href="${escapeAttribute(styleSheet)}" data-ids="${ids}">`]
  }
  return [
    `<style>${fonts.css}</style>`,
    `<style id="global">${globalCss}</style>`,
    `<style data-ids="${ids}">${rendering.css}</style>`,
  ]
}

// Low priority: documents are complete without scripts, so the content is painted first.
const createScript = (src: string, parts: DocumentOptions): string => {
  const { application, modules, pages, integrity } = parts
  const attributes = Object.entries({
    type: 'module',
    src,
    integrity: integrity?.[src],
    fetchpriority: 'low',
    'data-application': application,
    'data-modules': modules.map((one) => withHash(one, integrity?.[one])).join(' ') || undefined,
    'data-pages': pages,
    'data-size': pages && measureContent(parts.rendering.html),
  })
  const written = attributes.flatMap(([name, text]) =>
    text === undefined ? [] : `${name}="${escapeAttribute(text)}"`,
  )
  return `<script ${written.join(' ')}></script>`
}

/** Elements and characters, by which `src/app/document-snapshot.ts` notices that an extension changed the document. */
const measureContent = (html: string): string => {
  const elements = html.match(/<[a-z]/g) ?? []
  const text = html.replace(/<[^>]*>/g, '').replace(/&[^;]*;/g, '_')
  return `${elements.length} ${text.length}`
}

/** Lowest priority, so that external scripts do not delay the page. */
const createForeignScript = ({
  src,
  data = {},
}: NonNullable<Publication['scripts']>[number]): string => {
  const settings = Object.entries(data).map(
    ([name, text]) => ` data-${name}="${escapeAttribute(text)}"`,
  )
  return `<script defer fetchpriority="low" src="${escapeAttribute(src)}"${settings.join('')}></script>`
}

/** Address and hash in the format that `src/app/start.ts` reads. */
const withHash = (address: string, hash: string | undefined): string =>
  hash === undefined ? address : `${address}#${hash}`

const formatElement = ({ tag, attributes }: HeadElement): string => {
  const written = Object.entries(attributes).map(
    ([name, text]) => `${name}="${escapeAttribute(text)}"`,
  )
  return `<${tag} ${written.join(' ')}>`
}

// Policies do not apply to data blocks (HTML, section 4.12.1).
const createData = (things: readonly Thing[]): string =>
  `<script type="application/ld+json">${serializeStructuredData(things)}</script>`

const escapeText = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;')

const escapeAttribute = (text: string): string => escapeText(text).replace(/"/g, '&quot;')
