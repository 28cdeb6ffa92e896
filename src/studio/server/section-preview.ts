import type { ViteDevServer } from 'vite'
import { compile } from '../../content/compile.ts'
import type { PageData } from '../../content/model.ts'
import type { MapTree } from '../../content/tree.ts'
import { getValueAt } from '../../content/value-at.ts'
import { edit } from '../edit/index.ts'
import { NormalizedText } from '../edit/normalized-text.ts'
import { parseCached } from '../edit/parse-cached.ts'
import { FormSource } from '../forms/form-source.ts'
import { createSectionOffers } from '../forms/section-offers.ts'
import type { LiveSite } from '../live-site.ts'
import { renderStaticPage } from './static-page.ts'

const ALONE = '#root>div>:not(main){display:none!important}html{overflow:hidden}'

/** Without scripts; the first section of the type, otherwise a new one. Undefined if the type is unknown. */
export async function renderSectionPreview(
  server: ViteDevServer,
  live: LiveSite,
  type: string,
): Promise<string | undefined> {
  const { site, text } = live
  const { tree } = text === undefined ? {} : parseCached(new NormalizedText(text).text)
  if (!site || text === undefined || !tree) return undefined
  const page = findFirstSection(tree, site.pages, type) ?? addSection(tree, text, type, live)
  if (!page) return undefined
  const { next: _next, ...placement } = page.placement
  const alone = { ...page, placement: { ...placement, hidden: true as const } }
  return renderStaticPage(server, site, alone, ALONE)
}

const getSections = (route: unknown): readonly unknown[] => {
  const sections = getValueAt(route, ['sections'])
  return Array.isArray(sections) ? sections : []
}

function findFirstSection(
  root: MapTree,
  pages: readonly PageData[],
  type: string,
): PageData | undefined {
  const routes = getValueAt(root.data, ['routes'])
  for (const [index, route] of (Array.isArray(routes) ? routes : []).entries()) {
    const at = getSections(route).findIndex((one) => getValueAt(one, ['type']) === type)
    const [page, section] = [pages[index], pages[index]?.sections[at]]
    if (page && section) return { ...page, sections: [section] }
  }
  return undefined
}

function addSection(
  root: MapTree,
  text: string,
  type: string,
  { context }: LiveSite,
): PageData | undefined {
  const offer = createSectionOffers(FormSource.get(root, context)).find(
    (one) => one.sectionType === type,
  )
  const length = getSections(getValueAt(root.data, ['routes', 0])).length
  const at = ['routes', 0, 'sections', length]
  const result = offer && edit(text, { do: 'insert', at, value: offer.value })
  const page = result?.ok ? compile(result.text, context).value?.pages[0] : undefined
  const section = page?.sections[length]
  return page && section && { ...page, sections: [section] }
}
