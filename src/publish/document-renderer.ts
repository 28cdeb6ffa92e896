import { z } from 'zod'
import type { Chunks } from './chunks.ts'
import { createDocumentPolicy, type DocumentOptions, renderDocument } from './document.ts'
import type { collectExternalSources } from './external-sources.ts'
import type { PageFiles } from './page-files.ts'
import type { StyleFiles } from './style-files.ts'

export const documentSchema = z.strictObject({ html: z.string(), csp: z.string() })

/** Only accepts documents whose shared style sheet is available. */
export const createDocumentSchema = (styleFiles: StyleFiles | undefined) =>
  documentSchema
    .extend({ styleSheet: z.string().optional() })
    .refine(({ styleSheet }) => styleSheet === undefined || styleFiles?.restore(styleSheet))

/** What differs between documents. */
export type OwnParts = Pick<
  DocumentOptions,
  | 'language'
  | 'title'
  | 'description'
  | 'canonical'
  | 'robots'
  | 'rendering'
  | 'modules'
  | 'alternates'
  | 'feeds'
  | 'socialTags'
  | 'structuredData'
  | 'hasEvents'
> & {
  /** Hash of the data of the page by address. */
  readonly integrity?: DocumentOptions['integrity']
}

export type RenderedDocument = z.infer<ReturnType<typeof createDocumentSchema>>

interface CommonParts
  extends Pick<DocumentOptions, 'publication' | 'theme' | 'globalCss' | 'fonts'> {
  readonly chunks: Chunks
  readonly pageFiles: PageFiles
  readonly styleFiles: StyleFiles | undefined
  readonly elsewhere: ReturnType<typeof collectExternalSources>
}

export function createDocumentRenderer({
  chunks,
  pageFiles,
  styleFiles,
  elsewhere,
  ...common
}: CommonParts) {
  const { publication, fonts, globalCss } = common
  const foreignScripts = publication.scripts ? { foreignScripts: publication.scripts } : {}
  const { entry, application, integrity } = chunks
  return (parts: OwnParts): RenderedDocument => {
    const { css } = parts.rendering
    const styleSheet = styleFiles && { styleSheet: styleFiles.add(fonts.css + globalCss + css) }
    const options = {
      ...{ ...common, ...parts, ...styleSheet, ...foreignScripts },
      ...{ scripts: [entry], application, pages: pageFiles.base },
      integrity: { ...integrity, ...parts.integrity },
    }
    const csp = createDocumentPolicy({ ...options, elsewhere })
    return { html: renderDocument(options), csp, ...styleSheet }
  }
}
