/** Prerendered documents for hydration in a browser. */
import type { CompiledSite, PageData, Shell } from '../../../../../src/content/model.ts'
import type { Suggestion } from '../../../../../src/theme/shell/NotFound.tsx'
import type { Renderer } from './bundle.ts'

/** The HTML of the root element, and the props for hydration. */
export interface Prerendered {
  readonly path: string
  readonly html: string
  readonly ids: readonly string[]
  readonly data?: PageData
  readonly suggestions?: readonly Suggestion[]
}

export interface PrerenderedSite {
  readonly shell: Shell
  readonly documents: readonly Prerendered[]
}

const UNKNOWN = '/an/address/without/a/page'

/** The page with the most content, and the not-found page. */
export async function prerendered(
  renderer: Renderer,
  { shell, pages }: CompiledSite,
): Promise<PrerenderedSite> {
  const suggestions = pages.slice(0, 3).map(({ path, title }) => ({ path, title }))
  const [data] = pages.toSorted((one, other) => other.sections.length - one.sections.length)
  if (!data) throw new Error('The site has no page.')
  const page = await renderer.renderPage(shell, data)
  const unknown = renderer.renderNotFoundPage(shell, suggestions, UNKNOWN)
  return {
    shell,
    documents: [
      { path: data.path, html: page.html, ids: page.ids, data },
      { path: UNKNOWN, html: unknown.html, ids: unknown.ids, suggestions },
    ],
  }
}
