import type { Publication, Theme } from '../content/model.ts'
import { type ExternalSources, pagePolicy } from '../contract/headers.ts'
import { getDirection } from '../theme/style/languages.ts'
import { createHeadElements, type HeadElement } from './head-elements.ts'
import { hashSource } from './policy.ts'
import type { Rendering } from './render.tsx'
import { serializeStructuredData, type Thing } from './structured-data.ts'

/** What a document says about fonts. */
export interface DocumentFonts {
  /** The `@font-face` rules. */
  readonly css: string
}

/** What a document is made of, in development and in the build alike. */
export interface DocumentOptions {
  readonly publication: Publication
  /** For the colours around the page. */
  readonly theme: Pick<Theme, 'light' | 'dark'>
  readonly title: string
  readonly description: string
  /** Undefined for a page that is not to be found by search engines. */
  readonly canonical: string | undefined
  /** Tokens and base styles, the same for every page. */
  readonly globalCss: string
  readonly fonts: DocumentFonts
  /** What the page tells those who show a preview of it. */
  readonly socialTags?: readonly HeadElement[]
  /** What the page tells search engines. */
  readonly structuredData?: readonly Thing[]
  readonly rendering: Rendering
  /** Addresses of module scripts. */
  readonly scripts: readonly string[]
  /** Address of the module that the script then loads, see `src/app/start.ts`. None without scripts. */
  readonly application?: string
  /** Addresses of the modules that it is made of, which are fetched together. None in development. */
  readonly modules: readonly string[]
  /** Where the data of pages lie, see `src/app/load-built-page.ts`. None in development. */
  readonly pages?: string
  /** Scripts of other websites. None in development. */
  readonly foreignScripts?: Publication['scripts']
  /** Hashes of scripts by their addresses: no other content runs (Subresource Integrity). None in development. */
  readonly integrity?: Readonly<Record<string, string>>
}

/** The one HTML document. */
export function renderDocument(parts: DocumentOptions): string {
  const { publication, title, description, canonical, globalCss, rendering, scripts } = parts
  // Left to right goes without saying.
  const direction = getDirection(publication.language) === 'rtl' ? ' dir="rtl"' : ''
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${escapeText(title)}</title>`,
    `<meta name="description" content="${escapeAttribute(description)}">`,
    canonical
      ? `<link rel="canonical" href="${escapeAttribute(canonical)}">`
      : '<meta name="robots" content="noindex">',
    '<meta name="color-scheme" content="light dark">',
    ...createHeadElements(publication, parts.theme).map(elementOf),
    ...(parts.socialTags ?? []).map(elementOf),
    `<style>${parts.fonts.css}</style>`,
    `<style id="global">${globalCss}</style>`,
    `<style data-ids="${rendering.ids.join(' ')}">${rendering.css}</style>`,
    ...scripts.map((src) => scriptOf(src, parts)),
    ...(parts.foreignScripts ?? []).map(foreignScriptOf),
    ...(parts.structuredData?.length ? [dataOf(parts.structuredData)] : []),
  ]
  return `<!doctype html>
<html lang="${escapeAttribute(publication.language)}"${direction}>
<head>
${head.join('\n')}
</head>
<body>
<div id="root">${rendering.html}</div>
</body>
</html>
`
}

/** The Content-Security-Policy of a document: the styles that it was rendered with are allowed by their hashes. */
export const createDocumentPolicy = ({
  fonts,
  globalCss,
  rendering,
  elsewhere,
}: Pick<DocumentOptions, 'fonts' | 'globalCss' | 'rendering'> & {
  readonly elsewhere?: ExternalSources
}): string => pagePolicy([fonts.css, globalCss, rendering.css].map(hashSource), elsewhere)

// Every document is complete without scripts: what is painted first, comes first.
const scriptOf = (src: string, parts: DocumentOptions): string => {
  const { application, modules, pages, integrity } = parts
  const attributes = Object.entries({
    type: 'module',
    src,
    integrity: integrity?.[src],
    fetchpriority: 'low',
    'data-application': application,
    'data-modules': modules.map((one) => withHash(one, integrity?.[one])).join(' ') || undefined,
    'data-pages': pages,
  })
  const written = attributes.flatMap(([name, text]) =>
    text === undefined ? [] : `${name}="${escapeAttribute(text)}"`,
  )
  return `<script ${written.join(' ')}></script>`
}

/** Behind the page itself in everything: it is neither waited for nor fetched early. */
const foreignScriptOf = ({
  src,
  data = {},
}: NonNullable<Publication['scripts']>[number]): string => {
  const settings = Object.entries(data).map(
    ([name, text]) => ` data-${name}="${escapeAttribute(text)}"`,
  )
  return `<script defer fetchpriority="low" src="${escapeAttribute(src)}"${settings.join('')}></script>`
}

/** A module and what its content has to be, as the script that starts it reads them. */
const withHash = (address: string, hash: string | undefined): string =>
  hash === undefined ? address : `${address}#${hash}`

const elementOf = ({ tag, attributes }: HeadElement): string => {
  const written = Object.entries(attributes).map(
    ([name, text]) => `${name}="${escapeAttribute(text)}"`,
  )
  return `<${tag} ${written.join(' ')}>`
}

// A data block is no script: no policy forbids it (HTML, section 4.12.1).
const dataOf = (things: readonly Thing[]): string =>
  `<script type="application/ld+json">${serializeStructuredData(things)}</script>`

const escapeText = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;')

const escapeAttribute = (text: string): string => escapeText(text).replace(/"/g, '&quot;')
