/** Emits a compiled site as the build does, with placeholder scripts and social images instead of Vite's output. */

import type { CompiledSite, PageData } from '../../../../src/content/model.ts'
import { NEAREST_PATH, NEAREST_TITLE } from '../../../../src/contract/not-found.ts'
import { toPlainText } from '../../../../src/contract/rich-text.ts'
import { collectEmittedSite } from '../../../../src/publish/crawl/emitted-site.ts'
import type { EmittedSite } from '../../../../src/publish/crawl/find-broken-links.ts'
import { renderDocument } from '../../../../src/publish/document.ts'
import { createMetadataFiles } from '../../../../src/publish/metadata-files.ts'
import * as renderer from '../../../../src/publish/render.tsx'
import { renderRequestPages } from '../../../../src/publish/request-pages.ts'
import { createSocialTags } from '../../../../src/publish/social-tags.ts'
import { createStructuredData } from '../../../../src/publish/structured-data.ts'
import { publicFiles } from './ground.ts'

const SCRIPT = '/assets/start.js'
const MODULE = '/assets/main.js'
const PICTURE = { src: '/social/page.png', type: 'image/png', width: 1200, height: 630, alt: 'A' }

export async function emitted(site: CompiledSite): Promise<EmittedSite> {
  const { publication, shell, theme, pages } = site
  const fonts = {
    css: Object.values(theme.fonts)
      .map((font) => `@font-face{font-family:"${font?.family}";src:url(${font?.src})}`)
      .join(''),
  }
  const globalCss = renderer.createGlobalCss(theme, publication.language)
  const { base } = publication
  const scripts = [base + SCRIPT]
  const modules = [base + MODULE]
  const common = { publication, theme, globalCss, fonts, scripts, modules }
  const page = async (data: PageData) => {
    const { path, title, description, canonical } = data
    const rendering = await renderer.renderPage(shell, data)
    const preview = createSocialTags(site, data, { ...PICTURE, src: base + PICTURE.src })
    const things = createStructuredData(site, data)
    const metadata = { title, description, canonical, preview, things }
    return { path, html: renderDocument({ ...common, ...metadata, rendering }), csp: '' }
  }
  const rendering = renderer.renderNotFoundPage(shell, [
    { path: base + NEAREST_PATH, title: NEAREST_TITLE },
  ])
  const { title } = shell.notFound
  const description = toPlainText(shell.notFound.text)
  const files = [SCRIPT, MODULE, PICTURE.src, ...publicFiles.keys()].map((address) => ({
    address: base + address,
    body: '',
  }))
  return collectEmittedSite(site, {
    pages: await Promise.all(pages.map(page)),
    notFound: {
      html: renderDocument({ ...common, title, description, canonical: undefined, rendering }),
      csp: '',
    },
    routes: pages.map(({ path, title: name }) => ({ path: path.slice(base.length), title: name })),
    contact: {
      messageMaxBytes: shell.behaviour.messageMaxBytes,
      pages: renderRequestPages(site, renderer, fonts),
    },
    files: [...createMetadataFiles(site), ...files],
  })
}
