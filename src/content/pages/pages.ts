import type { SectionSource, Site } from '../../../schemas/site.ts'
import type { Vocabulary } from '../../../schemas/vocabulary.ts'
import { decodePath, routeKey } from '../../contract/routes.ts'
import type { Context } from '../context.ts'
import type { CompiledSite, Figure, LinkReport, ReadDrawing, Resolved, Shell } from '../model.ts'
import { buildOutline } from './outline.ts'
import { looseSheet, numbered, type UnnumberedPage } from './sheets.ts'
import { Substitution } from './substitute.ts'

/** Builds the shell and the page data from a validated site. */
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
  const unnumbered = site.routes.map((route, index): UnnumberedPage<Resolved<S>> => {
    const { path, set, name, titleBlock, title, description, sections } = route
    const page = context.pages.get(routeKey(path))
    const resolved = sections.map((section) => substitution.apply(section, page))
    return {
      id: ids[index] ?? '',
      path: toAddress(path),
      ...(set !== undefined && { set }),
      name: name && substitution.apply(name, page),
      isUnmarked: titleBlock === 'none',
      title: substitution.apply(title, page),
      description: substitution.apply(description, page),
      canonical: publication.origin + toAddress(path),
      sections: resolved,
      outline: buildOutline(kinds, resolved),
    }
  })
  const sets = substitution.apply(site.sets)
  return {
    publication,
    shell: buildShell(site, context, substitution, unnumbered, drawingAt),
    theme: site.theme,
    requestPages: substitution.apply(site.requestPages),
    sets,
    pages: numbered(unnumbered, sets),
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
  pages: readonly UnnumberedPage[],
  drawingAt: ReadDrawing | undefined,
): Shell {
  const { company, words, navigation, footer, errorScreen } = site
  const { number, ...notFound } = substitution.apply(site.notFound)
  const sheet = number === undefined ? {} : { sheet: looseSheet(number, notFound.title, pages) }
  const logo = substitution.apply(site.publication.logo)
  const drawing = logo && drawingAt?.(decodePath(logo.src).slice(base.length))
  return {
    ...(drawing && !('fault' in drawing) && { logo: { drawing, alt: logo.alt } }),
    language: site.publication.language,
    behaviour: site.behaviour,
    ...substitution.apply({ company, words, navigation, footer, errorScreen }),
    notFound: { ...notFound, ...sheet },
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
