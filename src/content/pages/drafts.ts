import type { SectionSource, Site } from '../../../schemas/site.ts'
import { findLanguage, listLanguages } from '../../contract/languages.ts'
import { routeKey } from '../../contract/routes.ts'
import type { Resolved } from '../model.ts'
import { isMap } from '../tree.ts'

interface MaybeDraft {
  readonly draft?: unknown
}

/** Whether a page, written or resolved, is a draft: also if all of its sections are. */
export const isDraftPage = ({
  draft,
  sections,
}: MaybeDraft & { readonly sections?: unknown }): boolean =>
  draft === true ||
  (Array.isArray(sections) && sections.length > 0 && sections.every((one) => isDraft(one)))

export const isDraft = (value: unknown): boolean =>
  value !== null && typeof value === 'object' && 'draft' in value && value.draft === true

/** The codes of languages whose home page is a draft: all of their pages are. */
export const findDraftLanguages = (site: {
  readonly languages?: unknown
  readonly routes?: unknown
}): ReadonlySet<string> => {
  const languages = listLanguages({ languages: site.languages })
  const routes = Array.isArray(site.routes) ? site.routes.filter(isMap) : []
  const drafts = languages.filter(({ path }) =>
    routes.some(
      (route) =>
        typeof route.path === 'string' &&
        routeKey(route.path) === routeKey(path) &&
        isDraftPage(route),
    ),
  )
  return new Set(drafts.map(({ code }) => code))
}

/** The site as visitors see it. The same object if it has no drafts. */
export function withoutDrafts<S extends SectionSource>(
  site: Resolved<Site<S>>,
  base: string,
): Resolved<Site<S>> {
  const { routes } = site
  if (!routes.some((route) => isDraftPage(route) || route.sections.some(isDraft))) return site
  const languages = listLanguages(site)
  const drafts = findDraftLanguages(site)
  const published = routes
    .filter((route) => !isDraftPage(route))
    .filter((route) => !drafts.has(findLanguage(languages, route)?.code ?? ''))
    .map((route) => ({ ...route, sections: route.sections.filter((one) => !isDraft(one)) }))
  const paths = new Set(published.map(({ path }) => routeKey(base + path)))
  const collections = Object.entries(site.collections).map(([name, { page, ...collection }]) => {
    const isLost = page?.kind === 'route' && !paths.has(routeKey(page.href.replace(/[?#].*/, '')))
    return [name, { ...collection, ...(page && !isLost && { page }) }] as const
  })
  const written = Object.entries(site.languages ?? {}).filter(([code]) => !drafts.has(code))
  const { languages: _, ...rest } = site
  return {
    ...rest,
    ...(written.length > 0 && { languages: Object.fromEntries(written) }),
    routes: published,
    collections: Object.fromEntries(collections),
  }
}
