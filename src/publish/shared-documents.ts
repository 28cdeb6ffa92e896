import { z } from 'zod'
import type { CompiledSite } from '../content/model.ts'
import { getShell, listFeeds } from '../content/pages/languages.ts'
import { NEAREST_PATH, NEAREST_TITLE } from '../contract/not-found.ts'
import { toPlainText } from '../contract/rich-text.ts'
import type { Chunks } from './chunks.ts'
import type { DocumentFonts } from './document.ts'
import {
  createDocumentSchema,
  documentSchema,
  type OwnParts,
  type RenderedDocument,
} from './document-renderer.ts'
import { renderFormPages } from './form-pages.ts'
import type { Renderer } from './render-site.ts'
import { renderRequestPages } from './request-pages.ts'
import type { StyleFiles } from './style-files.ts'

const requestPagesSchema = z.record(
  z.enum(['sent', 'invalid', 'busy', 'unavailable']),
  documentSchema,
)

export const createSharedSchema = (styleFiles: StyleFiles | undefined) =>
  z.strictObject({ notFound: createDocumentSchema(styleFiles), requestPages: requestPagesSchema })

export type SharedDocuments = z.infer<ReturnType<typeof createSharedSchema>>

interface SharedSources {
  readonly site: CompiledSite
  readonly fonts: DocumentFonts
  readonly chunks: Chunks
  readonly renderer: Renderer
  readonly render: (parts: OwnParts) => RenderedDocument
}

/** Renders the documents that do not belong to a page, in all languages. */
export async function renderSharedDocuments({
  site,
  fonts,
  chunks,
  renderer,
  render,
}: SharedSources) {
  const renderLanguage = (language?: string): SharedDocuments => {
    const shell = getShell(site, { language })
    const notFound = render({
      language: shell.language,
      feeds: listFeeds(site, { language }),
      title: shell.notFound.title,
      description: toPlainText(shell.notFound.text),
      canonical: undefined,
      rendering: renderer.renderNotFoundPage(shell, [
        { path: site.publication.base + NEAREST_PATH, title: NEAREST_TITLE },
      ]),
      modules: chunks.getModules({ sections: [], ...(language !== undefined && { language }) }),
    })
    return { notFound, requestPages: renderRequestPages(site, renderer, fonts, language) }
  }
  const languages = Object.keys(site.languages)
  return {
    main: renderLanguage(),
    languages: Object.fromEntries(languages.map((code) => [code, renderLanguage(code)])),
    formPages: await renderFormPages(site, renderer, fonts),
  }
}
