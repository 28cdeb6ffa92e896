import type { Path } from '../../content/model.ts'
import { isDraft, isDraftPage } from '../../content/pages/drafts.ts'
import { type Address, parseAddress } from '../../content/resolve/address.ts'
import { findReferences } from '../../content/resolve/references.ts'
import { collectVariables, fillVariables } from '../../content/resolve/variables.ts'
import { listLinks } from '../../content/rich-text/list-links.ts'
import type { LinkNode } from '../../content/rich-text/parse.ts'
import type { MapTree } from '../../content/tree.ts'
import { expand } from '../../content/validate/expand.ts'
import { getValueAt } from '../../content/value-at.ts'
import { routeKey } from '../../contract/routes.ts'
import { rewriteLinks } from '../edit/links.ts'
import type { FormSource } from '../forms/form-source.ts'
import { isSection } from '../forms/form-source.ts'
import { getFieldTitle } from '../forms/schema-queries.ts'
import { toTitle } from '../forms/titles.ts'
import type { PageLink } from '../protocol/state.ts'

/** Links to a page from outside of it. @param page address */
export function listPageLinks(root: MapTree, source: FormSource, page: string): PageLink[] {
  const pages = getValueAt(root.data, ['routes'])
  const index = Array.isArray(pages)
    ? pages.findIndex((one) => getValueAt(one, ['path']) === page)
    : -1
  const leadsHere = (address: Address) =>
    address.kind === 'route' && routeKey(address.path) === routeKey(page)
  return rewriteLinks(root, source.context, page, (behind) => page + behind)
    .filter(({ at }) => at[0] !== 'routes' || at[1] !== index)
    .map(({ at }) => describeLink(root, source, at, leadsHere))
}

/** Links to a section from outside of it. @param isForDraft leaves out links in drafts, which may lead to drafts */
export function listSectionLinks(
  root: MapTree,
  source: FormSource,
  section: Path,
  isForDraft: boolean,
): PageLink[] {
  const page = section.slice(0, 2)
  const path = getValueAt(root.data, [...page, 'path'])
  const id = getValueAt(root.data, [...section, 'id'])
  const isLast = isForDraft && isLastPublished(root, section)
  const ofPage = isLast && typeof path === 'string' ? listPageLinks(root, source, path) : []
  if (typeof id !== 'string' || typeof path !== 'string') return ofPage
  const leadsHere = (address: Address, at: Path) =>
    address.kind === 'route'
      ? routeKey(address.path) === routeKey(path) && address.anchor === id
      : address.kind === 'anchor' &&
        address.anchor === id &&
        (at[0] !== 'routes' || startsWith(at, page))
  const isKept = (at: Path) => isForDraft && isInDraft(root, at)
  const found = listTargets(root, source).filter(
    ({ at, address }) =>
      leadsHere(address, at) && !startsWith(at, section) && !isKept(at) && !hasPlace(ofPage, at),
  )
  const places = [...new Map(found.map(({ at }) => [JSON.stringify(at), at])).values()]
  return [
    ...ofPage,
    ...places.map((at) => describeLink(root, source, at, (address) => leadsHere(address, at))),
  ]
}

const startsWith = (at: Path, part: Path): boolean =>
  part.every((step, depth) => step === at[depth])

const hasPlace = (links: readonly PageLink[], at: Path): boolean =>
  links.some((link) => link.at.length === at.length && startsWith(link.at, at))

function isLastPublished(root: MapTree, section: Path): boolean {
  const list = getValueAt(root.data, section.slice(0, -1))
  const others = Array.isArray(list) ? list.filter((_, index) => index !== section.at(-1)) : []
  return others.every(isDraft)
}

function isInDraft(root: MapTree, at: Path): boolean {
  if (at[0] !== 'routes') return false
  const [page, section] = [at.slice(0, 2), at.slice(0, 4)].map((one) => getValueAt(root.data, one))
  const isOfPage = typeof page === 'object' && page !== null && isDraftPage(page)
  return isOfPage || (at[2] === 'sections' && isDraft(section))
}

interface TargetAt {
  readonly at: Path
  readonly address: Address
}

function listTargets(root: MapTree, { context: { vocabulary } }: FormSource): TargetAt[] {
  const { value, toSourcePath } = expand(root, [...vocabulary.kinds.keys()])
  const parse = createParser(root)
  return [...findReferences(vocabulary.site, value)].flatMap(({ ref, path }): TargetAt[] => {
    const at = toSourcePath(path)
    if (ref.ref === 'link' && 'to' in ref) return [{ at, address: parse(ref.to) }]
    if (ref.ref !== 'richText') return []
    return listLinks(ref.template).map(({ target }) => ({ at, address: parse(target) }))
  })
}

function createParser(root: MapTree): (template: string) => Address {
  const variables = collectVariables(root.data)
  return (template) => parseAddress(fillVariables(template, variables).text)
}

function describeLink(
  root: MapTree,
  source: FormSource,
  at: Path,
  leadsHere: (address: Address, at: Path) => boolean,
): PageLink {
  const entry = at.slice(0, -1)
  const value = getValueAt(root.data, at)
  const label = getValueAt(root.data, [...entry, 'label'])
  const schema = source.schemaAt(at)
  const ref = schema && [...findReferences(schema, value)][0]?.ref.ref
  const parse = createParser(root)
  const links =
    ref === 'richText'
      ? listLinks(String(value)).filter(({ target }) => leadsHere(parse(target), at))
      : []
  return {
    at,
    value,
    title: typeof label === 'string' ? label : (getFieldTitle(schema ?? source.site) ?? 'Link'),
    where: describePlace(root, source, at),
    ...(links.length > 0 && { inText: links.map(describeRanges) }),
    canBeMarked: ref === 'link' || links.length > 0,
    entry: typeof entry.at(-1) === 'number' && !isSection(entry) ? entry : null,
  }
}

/** A link in a text is `[words](target)`. */
const describeRanges = ({ range: [from, to], behind: [start, end] }: LinkNode) => ({
  whole: [from, to] as [number, number],
  words: [from + 1, start - 2] as [number, number],
  target: [start, end] as [number, number],
})

function describePlace(root: MapTree, source: FormSource, at: Path): string {
  const [part, index = ''] = at
  if (part === 'routes') {
    const title = String(getValueAt(source.value, ['routes', index, 'title']))
    return `Page “${fillVariables(title, collectVariables(root.data)).text}”`
  }
  const schema = source.schemaAt(at.slice(0, 1))
  return (schema && getFieldTitle(schema)) ?? toTitle(String(part))
}
