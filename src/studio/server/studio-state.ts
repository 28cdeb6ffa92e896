import type { CompiledSite, FindOrigin, PageData, Path } from '../../content/model.ts'
import { getShell } from '../../content/pages/languages.ts'
import type { MapTree } from '../../content/tree.ts'
import { getSchemaKeys } from '../../content/validate/schema-walk.ts'
import { routeKey } from '../../contract/routes.ts'
import { getSiteBase } from '../../publish/site-modules.ts'
import { NormalizedText } from '../edit/normalized-text.ts'
import { parseCached } from '../edit/parse-cached.ts'
import { createForm } from '../forms/form.ts'
import { FormSource } from '../forms/form-source.ts'
import { getListLimits } from '../forms/list.ts'
import type { LiveSite } from '../live-site.ts'
import { mapPath } from '../positions/position-map.ts'
import type { StudioState } from '../protocol/state.ts'
import type { EditSession } from './edit-session.ts'
import { getAnchors, getMenus } from './link-targets.ts'
import { describeLanguage } from './page-language.ts'
import { describePage } from './page-menus.ts'
import { listSections } from './page-outline.ts'
import { findShownTexts, type PageProps, type PageTexts } from './shown-texts.ts'

export type Renderer = typeof import('../../publish/render.tsx')

/** Paths of the request (`form`) refer to its version `since`. */
export async function createStudioState(
  renderer: Renderer,
  live: LiveSite,
  session: EditSession,
  {
    path,
    since,
    form: asked,
  }: { readonly path: string; readonly since: string | null; readonly form: Path | undefined },
): Promise<StudioState> {
  const { site, findOrigin, text, context, version } = live
  const diagnostics = live.errors.map(({ diagnostic, fix }) => ({ ...diagnostic, fix }))
  const base = getSiteBase(live)
  const { tree } = text === undefined ? {} : parseCached(new NormalizedText(text).text)
  const source = tree && FormSource.get(tree, context)
  const positions = since === null ? [] : (session.mapPositions(since, version) ?? null)
  const at = asked && mapPath(asked, positions ?? [])
  const form = at && tree ? createForm(tree, at, context) : undefined
  const about = {
    path,
    ...session.steps,
    diagnostics,
    version,
    positions,
    form,
    supportsRedirects: false,
    menus: source ? getMenus(source) : [],
    files: [...context.files.keys()],
  }
  const pages =
    site?.pages
      .filter(({ partOf }) => partOf === undefined)
      .map(({ path: at, title, draft, ...page }, number) => ({
        path: at.slice(base.length),
        title,
        ...describeLanguage(site, at, page),
        anchors: source ? getAnchors(source, number) : [],
        ...(draft && { isDraft: true }),
      })) ?? []
  const index = pages.findIndex((page) => routeKey(page.path) === routeKey(path))
  const page = site?.pages[index]
  if (!site || !findOrigin || !page || !tree || !source)
    return {
      ...about,
      pages,
      sections: [],
      page: null,
      sectionLimits: { min: 0, max: null },
      texts: [],
      nodes: [],
    }
  const found = await findTextsCached({ renderer, site, findOrigin, tree, context }, page, index)
  const schema = source.schemaAt(['routes', index])
  return {
    ...about,
    pages,
    ...found,
    page: describePage(tree, source, index),
    sections: listSections(source, index),
    sectionLimits: getListLimits(source, ['routes', index, 'sections']),
    supportsRedirects: getSchemaKeys(schema, page).includes('formerly'),
  }
}

interface PageSource {
  readonly renderer: Renderer
  readonly site: CompiledSite
  readonly findOrigin: FindOrigin
  readonly tree: MapTree
  readonly context: LiveSite['context']
}

interface CachedTexts {
  readonly renderer: Renderer
  readonly found: Promise<PageTexts>
}

const known = new WeakMap<CompiledSite, Map<PageData, CachedTexts>>()

/** Caches per site and page: several clients request the state after each edit. */
function findTextsCached(
  { renderer, site, findOrigin, tree, context }: PageSource,
  page: PageData,
  index: number,
): Promise<PageTexts> {
  const ofSite = known.get(site) ?? new Map<PageData, CachedTexts>()
  known.set(site, ofSite)
  const before = ofSite.get(page)
  // A changed view creates a new renderer.
  if (before?.renderer === renderer) return before.found
  const render = async (one: PageProps) => (await renderer.renderPage(one.shell, one.page)).html
  const rendered = { render, findOrigin, tree, context }
  const found = findShownTexts(rendered, { shell: getShell(site, page), page }, index)
  ofSite.set(page, { renderer, found })
  return found
}
