import { createHash } from 'node:crypto'
import type { Publication } from '../model.ts'
import type { Rendering } from './render.tsx'

/** What a document is made of, in development and in the build alike. */
export interface DocumentParts {
  readonly publication: Publication
  readonly title: string
  readonly description: string
  /** Undefined for a page that is not to be found by search engines. */
  readonly canonical: string | undefined
  /** Tokens and base styles, the same for every page. */
  readonly globalCss: string
  readonly rendering: Rendering
  /** Addresses of module scripts, and of modules to fetch along with them. */
  readonly scripts: readonly string[]
  readonly preloads: readonly string[]
}

/** The one HTML document. */
export function documentOf(parts: DocumentParts): string {
  const { publication, title, description, canonical, globalCss, rendering, scripts, preloads } =
    parts
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${escapeText(title)}</title>`,
    `<meta name="description" content="${escapeAttribute(description)}">`,
    canonical
      ? `<link rel="canonical" href="${escapeAttribute(canonical)}">`
      : '<meta name="robots" content="noindex">',
    '<meta name="color-scheme" content="light dark">',
    `<link rel="icon" href="${escapeAttribute(publication.icon.src)}">`,
    `<style id="global">${globalCss}</style>`,
    `<style data-ids="${rendering.ids.join(' ')}">${rendering.css}</style>`,
    ...preloads.map((href) => `<link rel="modulepreload" href="${escapeAttribute(href)}">`),
    ...scripts.map((src) => `<script type="module" src="${escapeAttribute(src)}"></script>`),
  ]
  return `<!doctype html>
<html lang="${escapeAttribute(publication.language)}">
<head>
${head.join('\n')}
</head>
<body>
<div id="root">${rendering.html}</div>
</body>
</html>
`
}

/**
 * The Content-Security-Policy (level 3) of a document: nothing but files of this origin and the styles
 * that the document was rendered with.
 */
export function policyOf({
  globalCss,
  rendering,
}: Pick<DocumentParts, 'globalCss' | 'rendering'>): string {
  const styles = [globalCss, rendering.css].map((css) => `'sha256-${sha256(css)}'`)
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' ${styles.join(' ')}`,
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types',
  ].join('; ')
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('base64')

const escapeText = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;')

const escapeAttribute = (text: string): string => escapeText(text).replace(/"/g, '&quot;')
