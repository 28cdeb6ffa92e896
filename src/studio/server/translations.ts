import type { CompiledSite, Path } from '../../content/model.ts'
import { getLanguage } from '../../content/pages/languages.ts'
import type { Data } from '../../content/tree.ts'
import { getValueAt } from '../../content/value-at.ts'
import { routeKey } from '../../contract/routes.ts'
import { NormalizedText } from '../edit/normalized-text.ts'
import { parseCached } from '../edit/parse-cached.ts'
import type { LiveSite } from '../live-site.ts'
import type { TranslatedText } from '../protocol/state.ts'

/** The same text in the other languages of the site, where it has one. */
export function listTranslations({ site, text }: LiveSite, at: Path): readonly TranslatedText[] {
  const { tree } = text === undefined ? {} : parseCached(new NormalizedText(text).text)
  if (!site || !tree || Object.keys(site.languages).length === 0) return []
  const places = at[0] === 'routes' ? listPagePlaces(site, tree.data, at) : listSitePlaces(site, at)
  return places.flatMap(({ code, path, place }) => {
    const found = place && getValueAt(tree.data, place)
    const label = site.shell.languages?.find((one) => one.code === code)?.label ?? code
    return place && typeof found === 'string' ? [{ code, label, path, at: place, text: found }] : []
  })
}

interface TextPlace {
  readonly code: string
  /** Null for a text of the whole site. */
  readonly path: string | null
  readonly place: Path | undefined
}

function listPagePlaces(site: CompiledSite, data: Data, [, index, ...inside]: Path): TextPlace[] {
  const { base } = site.publication
  const page = site.pages[Number(index)]
  return Object.entries(page?.translations ?? {}).map(([code, address]) => {
    const path = address.slice(base.length) || '/'
    const routes = getValueAt(data, ['routes'])
    const number = (Array.isArray(routes) ? routes : []).findIndex(
      (route) => routeKey(String(getValueAt(route, ['path']))) === routeKey(path),
    )
    return {
      code,
      path,
      place: findInPage(data, ['routes', Number(index)], ['routes', number], inside),
    }
  })
}

/** Sections match by id, else by their position if both are of the same kind. */
function findInPage(data: Data, from: Path, to: Path, inside: Path): Path | undefined {
  const [part, index, ...rest] = inside
  if (part !== 'sections') return [...to, ...inside]
  const own = getValueAt(data, [...from, 'sections', Number(index)])
  const sections = getValueAt(data, [...to, 'sections'])
  if (!Array.isArray(sections)) return undefined
  const id = getValueAt(own, ['id'])
  const byId = id === undefined ? -1 : sections.findIndex((one) => getValueAt(one, ['id']) === id)
  const number = byId === -1 ? Number(index) : byId
  const isSame = getKind(data, own) === getKind(data, sections[number])
  return isSame ? [...to, 'sections', number, ...rest] : undefined
}

function getKind(data: Data, section: unknown): unknown {
  const type = getValueAt(section, ['type'])
  return getValueAt(data, ['sectionTypes', String(type), 'kind']) ?? type
}

/** Texts around the pages: `words` at the top level, and in each further language. */
function listSitePlaces(site: CompiledSite, at: Path): TextPlace[] {
  const [part, code, ...inLanguage] = at
  const own = part === 'languages' ? String(code) : undefined
  const inside = own === undefined ? at : inLanguage
  const others = [undefined, ...Object.keys(site.languages)].filter((one) => one !== own)
  return others.map((other) => ({
    code: getLanguage(site, { language: other }),
    path: null,
    place: other === undefined ? inside : ['languages', other, ...inside],
  }))
}
