import { type LinkRef, NOTHING } from '../../../schemas/link.ts'
import { findNearest } from '../../contract/nearest.ts'
import { encodePath, routeKey } from '../../contract/routes.ts'
import { faultyFile } from '../diagnostics/file-messages.ts'
import {
  deadAnchor,
  deadLink,
  draftPage,
  draftSection,
  FILE_ADDRESS,
  needlessFlag,
  ownAddress,
  unknownPanel,
} from '../diagnostics/reference-messages.ts'
import { didYouMean } from '../diagnostics/schema-messages.ts'
import type { Message } from '../diagnostics/span-diagnostic.ts'
import { dashInAddress, oddAddress, trackedLink } from '../diagnostics/text-messages.ts'
import type { Link, PublicFiles } from '../model.ts'
import type { ReferenceDiagnostic } from '../reference-diagnostic.ts'
import { findClosestPath, findClosestWord, keepIfUnambiguous, MAX_CANDIDATES } from '../suggest.ts'
import { type Address, isPageIdQuery, parseAddress, removeTracking, toOwnPath } from './address.ts'
import { cleanAddress, hasDash } from './clean-address.ts'
import { findFileAddress, getFault } from './public-file.ts'
import { suggestAddress, suggestExternalAddress, suggestPage } from './suggest-address.ts'
import type { KnownPage, Targets } from './targets.ts'
import { fillVariables } from './variables.ts'

interface LinkContext extends Targets {
  /** Whether the link is in a draft itself. */
  readonly canLeadToDrafts?: boolean
}

export interface LinkOutcome {
  readonly link?: Link
  readonly diagnostics: readonly ReferenceDiagnostic[]
}

/** @param page the page of the link; undefined outside of pages (navigation, footer, defaults) */
export function resolveLink(
  ref: LinkRef,
  context: LinkContext,
  page: KnownPage | undefined,
): LinkOutcome {
  if ('open' in ref) return resolvePanel(ref.open, context)
  if ('flagged' in ref) return resolveFlagged(ref.flagged, context, page)
  const { text, diagnostics } = fillVariables(ref.to, context.variables)
  // With variables replaced, positions inside the address no longer match.
  return diagnostics.length > 0 ? { diagnostics } : resolveAddress(text, context, page)
}

const succeed = (link: Link): LinkOutcome => ({ link, diagnostics: [] })

const addSuggestion = (message: Message, suggestion: string | undefined): Message =>
  suggestion === undefined
    ? message
    : { ...message, hint: didYouMean(suggestion), replacement: suggestion }

const fail = (...messages: readonly Message[]): LinkOutcome => ({
  diagnostics: messages.map((message) => ({ message })),
})

function resolvePanel(name: string, { panels, home }: Targets): LinkOutcome {
  if (panels.has(name)) return succeed({ kind: 'panel', href: home, panel: name })
  const suggestion = findClosestWord(name, [...panels])
  const message = unknownPanel(name, suggestion, [...panels])
  return { diagnostics: [{ message, missing: { kind: 'panel', name, suggestion } }] }
}

function resolveFlagged(
  target: string,
  context: LinkContext,
  page: KnownPage | undefined,
): LinkOutcome {
  if (target === NOTHING) return succeed({ kind: 'nothing' })
  const address = parseAddress(target)
  if (address.kind === 'forbidden') return fail(address.message)
  // A flagged link needs no suggestion, which would search all pages.
  if (address.kind === 'relative' || (address.kind === 'route' && !exists(address, context)))
    return succeed({ kind: 'dead', href: target })
  const { link } = resolveAddress(target, context, page)
  if (!link || link.kind === 'external') return succeed({ kind: 'dead', href: target })
  return { link, ...fail(needlessFlag(target)) }
}

function resolveAddress(
  written: string,
  context: LinkContext,
  page: KnownPage | undefined,
): LinkOutcome {
  const address = parseAddress(written)
  switch (address.kind) {
    case 'forbidden':
      return fail(addSuggestion(address.message, suggestAddress(written, context)))
    case 'external': {
      const path = toOwnPath(address.href, context.origin)
      return path === undefined
        ? resolveExternal(address.href)
        : resolveOwn(written, path, context, page)
    }
    case 'relative':
      return reportDead(written, `/${written}`, suggestExternalAddress(written), context)
    case 'anchor':
      return resolveAnchor(address.anchor, page, context, { kind: 'anchor', href: written })
    case 'route': {
      const { path, query, anchor } = address
      const target = context.pages.get(routeKey(path))
      // The number identifies a page of another system.
      if (isPageIdQuery(query)) return fail(deadLink(written, undefined))
      if (!target) return resolveFile(path, written, context)
      const link: Link = {
        kind: 'route',
        href: `${target.path}${query}${anchor ? `#${anchor}` : ''}`,
      }
      if (target.isDraft && !context.canLeadToDrafts)
        return { link, ...fail(draftPage(written, target.path)) }
      if (anchor) return resolveAnchor(anchor, target, context, link)
      return { link, diagnostics: checkTracking(link.href) }
    }
  }
}

function resolveExternal(href: string): LinkOutcome {
  const odd = checkCharacters(href)
  const diagnostics = odd ? [{ message: odd }] : checkTracking(href)
  return { link: { kind: 'external', href }, diagnostics }
}

function checkCharacters(href: string): Message | undefined {
  const clean = cleanAddress(href)
  if (clean !== href) return oddAddress(clean)
  return hasDash(href) ? dashInAddress() : undefined
}

function checkTracking(href: string): ReferenceDiagnostic[] {
  const bare = removeTracking(href)
  return bare === undefined ? [] : [{ message: trackedLink(bare) }]
}

function resolveOwn(
  written: string,
  path: string,
  context: LinkContext,
  page: KnownPage | undefined,
): LinkOutcome {
  const { link, diagnostics } = resolveAddress(path, context, page)
  return link
    ? { link, diagnostics: [{ message: ownAddress(written, path) }, ...diagnostics] }
    : { diagnostics }
}

function reportDead(
  written: string,
  path: string,
  completion: string | undefined,
  context: Targets,
): LinkOutcome {
  const sure = completion ?? context.moved.get(routeKey(path)) ?? suggestPage(written, context)
  const suggestion = sure ?? suggestTarget(path, context)
  const known = sure ? [sure] : [...context.pages.values()].map((page) => page.path)
  const missing = { kind: 'page', name: path, suggestion } as const
  return { diagnostics: [{ message: deadLink(written, suggestion, known), missing }] }
}

function exists(
  { path, anchor }: Extract<Address, { readonly kind: 'route' }>,
  { pages, publicFiles, builtFiles, canLeadToDrafts }: LinkContext,
): boolean {
  const page = pages.get(routeKey(path))
  if (page && !canLeadToDrafts)
    return !page.isDraft && (anchor === undefined || !page.draftAnchors.has(anchor))
  return (
    page !== undefined || findFileAddress(path, publicFiles) !== undefined || builtFiles.has(path)
  )
}

/** Links to files must match exactly; only page paths ignore case. */
function resolveFile(path: string, written: string, context: Targets): LinkOutcome {
  // File names may contain ? and #.
  for (const name of [written, path]) {
    if (context.builtFiles.has(name)) return succeed({ kind: 'external', href: written })
    const file = findFileAddress(name, context.publicFiles)
    if (file !== undefined) return linkToFile(file, written.slice(name.length), context.publicFiles)
  }
  // `route/no-home` already reports a missing home page.
  return path === '/' ? fail() : reportDead(written, path, undefined, context)
}

/** @param place text after the address: a query, or a hash such as `#page=2` */
function linkToFile(file: string, place: string, publicFiles: PublicFiles): LinkOutcome {
  const fault = getFault(publicFiles.get(file))
  if (fault !== undefined) return { diagnostics: [{ message: faultyFile(file, fault), file }] }
  return succeed({ kind: 'external', href: encodePath(file) + place })
}

/** For a link outside of pages, the anchor must be on all of them in its language. */
function resolveAnchor(
  name: string,
  page: KnownPage | undefined,
  { pages, language, canLeadToDrafts }: LinkContext,
  link: Link,
): LinkOutcome {
  const all = page ? [page] : [...pages.values()].filter((one) => one.language === language)
  const lacking = all.find(({ anchors }) => !anchors.has(name))
  const isDraft = all.some(({ draftAnchors }) => draftAnchors.has(name))
  if (!lacking && isDraft && !canLeadToDrafts) return { link, ...fail(draftSection(name)) }
  if (!lacking) return succeed(link)
  const having = [...pages.values()].find(({ anchors }) => anchors.has(name))
  const suggestion =
    findClosestWord(name, [...lacking.anchors]) ?? (having && `${having.path}#${name}`)
  const message = {
    ...deadAnchor(name, lacking.path, suggestion),
    replacement: findOnlyAnchor(link, name, suggestion, lacking),
  }
  return {
    diagnostics: [{ message, missing: { kind: 'anchor', name, suggestion, page: lacking.path } }],
  }
}

function findOnlyAnchor(
  link: Link,
  name: string,
  suggestion: string | undefined,
  { anchors }: KnownPage,
): string | undefined {
  if (!('href' in link) || suggestion === undefined || suggestion.includes('#')) return undefined
  return (
    keepIfUnambiguous(name, suggestion, [...anchors]) &&
    `${link.href.replace(/#.*/, '')}#${suggestion}`
  )
}

function suggestTarget(
  path: string,
  { pages, publicFiles, builtFiles }: Targets,
): string | undefined {
  if (pages.size > MAX_CANDIDATES) return undefined
  const names = /\.\w+$/.test(path) && publicFiles.size <= MAX_CANDIDATES ? publicFiles.keys() : []
  const file = findClosestPath(path, [...names, ...builtFiles.keys()])
  if (file || FILE_ADDRESS.test(path)) return file
  const paths = [...pages.values()].map((page) => page.path)
  const typo = findClosestPath(path, paths)
  if (typo) return typo
  // The id of a section, written like a path.
  const place = path.replace(/^\//, '')
  const having = [...pages.values()].filter(({ anchors }) => anchors.has(place))
  if (having.length === 1) return `${having[0]?.path}#${place}`
  const [best] = findNearest(path, [...pages.values()], 1)
  const [a, b] = [path, best?.path ?? ''].map((one) => one.toLowerCase().replace(/[^a-z0-9]/g, ''))
  return a && b && a.length > 3 && (b.includes(a) || a.includes(b)) ? best?.path : undefined
}
