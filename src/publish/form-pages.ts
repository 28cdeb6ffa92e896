import type { CompiledSite, SiteForm } from '../content/model.ts'
import { getRequestPages, getShell } from '../content/pages/languages.ts'
import { nameFields } from '../contract/forms.ts'
import type { ReceivedForm, RequestPage } from '../contract/manifest.ts'
import type { DocumentFonts } from './document.ts'
import { createRequestDocument } from './request-pages.ts'

type Renderer = typeof import('./render.tsx')

export async function renderFormPage(
  site: CompiledSite,
  { section, language }: SiteForm,
  renderer: Renderer,
  fonts: DocumentFonts,
): Promise<RequestPage> {
  const page = getRequestPages(site, { language }).invalid
  const rendering = await renderer.renderFormPage(getShell(site, { language }), page, section)
  const { title, headline: description } = page
  return createRequestDocument({ site, renderer, fonts, language, rendering, title, description })
}

export const renderFormPages = (
  site: CompiledSite,
  renderer: Renderer,
  fonts: DocumentFonts,
): Promise<RequestPage[]> =>
  Promise.all(site.forms.map((form) => renderFormPage(site, form, renderer, fonts)))

const toReceivedForm = (
  { page, language, section, source: { fields, messages } }: SiteForm,
  invalid: RequestPage,
): ReceivedForm => ({
  page: `${page}#${section.id}`,
  ...(language !== undefined && { language }),
  fields: nameFields(fields).map(({ kind, name, label, required = false, options }) => ({
    ...{ kind, name, label, required },
    ...(options && { options }),
  })),
  messages,
  invalid,
})

/** Forms by address, without the base path. @param pages in the order of the forms */
export const describeForms = (
  forms: readonly SiteForm[],
  pages: readonly RequestPage[],
  base: string,
): Readonly<Record<string, ReceivedForm>> =>
  Object.fromEntries(
    forms.flatMap((form, index) => {
      const page = pages[index]
      return page ? [[form.endpoint.slice(base.length), toReceivedForm(form, page)]] : []
    }),
  )
