import type { SectionSource, Site } from '../../../schemas/site.ts'
import type { Vocabulary } from '../../../schemas/vocabulary.ts'
import { routeKey } from '../../contract/routes.ts'
import type { Context } from '../context.ts'
import type { CompiledSite, Figure, LinkReport, ReadDrawing, Resolved, Shell } from '../model.ts'
import { buildOutline } from './outline.ts'
import { createStandalonePosition, placePages, type UnplacedPage } from './placement.ts'
import { Substitution } from './substitute.ts'

export function buildSite<S extends SectionSource>(
  site: Site<S>,
  context: Context,
  links: LinkReport,
  { kinds }: Vocabulary<S>,
  drawingAt?: ReadDrawing,
): CompiledSite<Resolved<S>> {
  const substitution = new Substitution(context, resolveFigures(site, context))
  const toAddress = (path: string) => substitution.toAddress(path)
  const publication = {
    ...substitution.apply(site.publication),
    origin: new URL(site.publication.origin).origin,
    base: context.base,
  }
  const ids = createChunkIds(site.routes.map(({ path }) => path))
  const unnumbered = site.routes.map((route, index): UnplacedPage<Resolved<S>> => {
    const { path, collection, name, breadcrumbs, title, description, sections } = route
    const page = context.pages.get(routeKey(path))
    const resolved = sections.map((section) => substitution.apply(section, page))
    return {
      id: ids[index] ?? '',
      path: toAddress(path),
      ...(collection !== undefined && { collection }),
      name: name && substitution.apply(name, page),
      isHidden: breadcrumbs === 'hide',
      title: substitution.apply(title, page),
      description: substitution.apply(description, page),
      canonical: publication.origin + toAddress(path),
      sections: resolved,
      outline: buildOutline(kinds, resolved),
    }
  })
  const collections = substitution.apply(site.collections)
  return {
    publication,
    shell: buildShell(site, context, substitution, unnumbered, drawingAt),
    theme: site.theme,
    requestPages: substitution.apply(site.requestPages),
    collections,
    pages: placePages(unnumbered, collections),
    outlines: new Map(unnumbered.map(({ path, outline }) => [path, outline])),
    links,
    moves: {
      redirects: new Map(
        site.routes.flatMap(({ path, formerly = [] }) =>
          formerly.map((from) => [toAddress(from), toAddress(path)] as const),
        ),
      ),
      gone: (site.gone ?? []).map(toAddress),
    },
  }
}

function buildShell(
  site: Site,
  { base }: Context,
  substitution: Substitution,
  pages: readonly UnplacedPage[],
  drawingAt: ReadDrawing | undefined,
): Shell {
  const { company, words, navigation, footer, errorScreen } = site
  const { number, ...notFound } = substitution.apply(site.notFound)
  const placement =
    number === undefined
      ? {}
      : { placement: createStandalonePosition(number, notFound.title, pages) }
  const logo = substitution.apply(site.publication.logo)
  const drawing = logo && drawingAt?.(decodeURIComponent(logo.src).slice(base.length))
  return {
    ...(drawing && !('fault' in drawing) && { logo: { drawing, alt: logo.alt } }),
    language: site.publication.language,
    behaviour: site.behaviour,
    ...substitution.apply({ company, words, navigation, footer, errorScreen }),
    notFound: { ...notFound, ...placement },
  }
}

function resolveFigures(site: Site, context: Context): ReadonlyMap<string, Figure> {
  const substitution = new Substitution(context, new Map())
  return new Map(
    Object.entries(site.figures).flatMap(([group, figures]) =>
      Object.entries(figures).map(
        ([name, figure]) => [`${group}.${name}`, substitution.apply(figure)] as const,
      ),
    ),
  )
}

/** Unique names for chunks, safe as file names. */
export function createChunkIds(paths: readonly string[]): string[] {
  const taken = new Set<string>()
  return paths.map((path) => {
    const name =
      path
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, '-')
        .replace(/^-|-$/g, '') || 'home'
    let id = name
    for (let n = 2; taken.has(id); n += 1) id = `${name}-${n}`
    taken.add(id)
    return id
  })
}
