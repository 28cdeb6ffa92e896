import { type LinkRef, NOTHING } from '../../../schemas/link.ts'
import { findNearest } from '../../contract/nearest.ts'
import { encodePath, routeKey } from '../../contract/routes.ts'
import type { Context, KnownPage } from '../context.ts'
import {
  deadAnchor,
  deadLink,
  faultyFile,
  needlessFlag,
  ownAddress,
  unknownPanel,
} from '../diagnostics/reference-messages.ts'
import { didYouMean } from '../diagnostics/schema-messages.ts'
import type { Message } from '../diagnostics/span-diagnostic.ts'
import { trackedLink } from '../diagnostics/text-messages.ts'
import type { Link, PublicFiles } from '../model.ts'
import type { ReferenceDiagnostic } from '../reference-diagnostic.ts'
import { findClosestPath, findClosestWord, keepIfUnambiguous, MAX_CANDIDATES } from '../suggest.ts'
import { isPageIdQuery, parseAddress, removeTracking, toOwnPath } from './address.ts'
import { BUILT_FILES } from './built-files.ts'
import { findFileAddress, getFault } from './public-file.ts'
import { suggestAddress, suggestExternalAddress, suggestPage } from './suggest-address.ts'
import { fillVariables } from './variables.ts'

/** What became of a link: where it leads, or what is wrong with it. */
export interface LinkOutcome {
  readonly link?: Link
  readonly diagnostics: readonly ReferenceDiagnostic[]
}

/**
 * Finds out where a link leads.
 * @param page the page it stands on; undefined outside of pages (navigation, footer, defaults)
 */
export function resolveLink(
  ref: LinkRef,
  context: Context,
  page: KnownPage | undefined,
): LinkOutcome {
  if ('open' in ref) return panelLink(ref.open, context)
  if ('flagged' in ref) return flaggedLink(ref.flagged, context, page)
  const { text, diagnostics } = fillVariables(ref.to, context.variables)
  // The address is another text as soon as something is filled in: the diagnostics are about all of it.
  return diagnostics.length > 0 ? { diagnostics } : addressed(text, context, page)
}

const reached = (link: Link): LinkOutcome => ({ link, diagnostics: [] })

const withMeant = (message: Message, meant: string | undefined): Message =>
  meant === undefined ? message : { ...message, hint: didYouMean(meant), replacement: meant }

const failed = (...messages: readonly Message[]): LinkOutcome => ({
  diagnostics: messages.map((message) => ({ message })),
})

function panelLink(name: string, { panels }: Context): LinkOutcome {
  if (panels.has(name)) return reached({ kind: 'panel', href: '/', panel: name })
  const meant = findClosestWord(name, [...panels])
  const message = unknownPanel(name, meant, [...panels])
  return { diagnostics: [{ message, missing: { kind: 'panel', name, meant } }] }
}

function flaggedLink(target: string, context: Context, page: KnownPage | undefined): LinkOutcome {
  if (target === NOTHING) return reached({ kind: 'nothing' })
  const address = parseAddress(target)
  if (address.kind === 'forbidden') return failed(address.message)
  // Nobody asks what was meant: a suggestion would be looked for among all pages.
  if (address.kind === 'relative' || (address.kind === 'route' && !isThere(address.path, context)))
    return reached({ kind: 'dead', href: target })
  const { link } = addressed(target, context, page)
  if (!link || link.kind === 'external') return reached({ kind: 'dead', href: target })
  return { link, ...failed(needlessFlag(target)) }
}

function addressed(written: string, context: Context, page: KnownPage | undefined): LinkOutcome {
  const address = parseAddress(written)
  switch (address.kind) {
    case 'forbidden':
      return failed(withMeant(address.message, suggestAddress(written, context)))
    case 'external': {
      const path = toOwnPath(address.href, context.origin)
      return path === undefined ? elsewhere(address.href) : own(written, path, context, page)
    }
    case 'relative':
      return dead(written, `/${written}`, suggestExternalAddress(written), context)
    case 'anchor':
      return anchored(address.anchor, page, context, { kind: 'anchor', href: written })
    case 'route': {
      const { path, query, anchor } = address
      const target = context.pages.get(routeKey(path))
      // The page that had this number is another one than that which the address names here.
      if (isPageIdQuery(query)) return failed(deadLink(written, undefined))
      if (!target) return fileOrDead(path, written, context)
      const link: Link = {
        kind: 'route',
        href: `${target.path}${query}${anchor ? `#${anchor}` : ''}`,
      }
      if (anchor) return anchored(anchor, target, context, link)
      return { link, diagnostics: trackedBy(link.href) }
    }
  }
}

function elsewhere(href: string): LinkOutcome {
  return { link: { kind: 'external', href }, diagnostics: trackedBy(href) }
}

function trackedBy(href: string): ReferenceDiagnostic[] {
  const bare = removeTracking(href)
  return bare === undefined ? [] : [{ message: trackedLink(bare) }]
}

/** A whole address of this site: it is checked like a path, which would go on working under another origin. */
function own(
  written: string,
  path: string,
  context: Context,
  page: KnownPage | undefined,
): LinkOutcome {
  const { link, diagnostics } = addressed(path, context, page)
  return link
    ? { link, diagnostics: [{ message: ownAddress(written, path) }, ...diagnostics] }
    : { diagnostics }
}

function dead(
  written: string,
  path: string,
  completion: string | undefined,
  context: Context,
): LinkOutcome {
  const sure = completion ?? context.moved.get(routeKey(path)) ?? suggestPage(written, context)
  const meant = sure ?? suggestion(path, context)
  const known = sure ? [sure] : [...context.pages.values()].map((page) => page.path)
  const missing = { kind: 'page', name: path, meant } as const
  return { diagnostics: [{ message: deadLink(written, meant, known), missing }] }
}

/** Whether there is a page or a file at an address. */
const isThere = (path: string, { pages, publicFiles }: Context): boolean =>
  pages.has(routeKey(path)) ||
  findFileAddress(path, publicFiles) !== undefined ||
  BUILT_FILES.includes(path)

/** A file is a fine target, for a download for example; only pages have more than one spelling. */
function fileOrDead(path: string, written: string, context: Context): LinkOutcome {
  // Names of files may have a question mark or a number sign.
  for (const name of [written, path]) {
    if (BUILT_FILES.includes(name)) return reached({ kind: 'external', href: written })
    const file = findFileAddress(name, context.publicFiles)
    if (file !== undefined) return toFile(file, written.slice(name.length), context.publicFiles)
  }
  // That there is no home page is said of the pages, not of every link to it.
  return path === '/' ? failed() : dead(written, path, undefined, context)
}

/** @param place what stands behind the address: a query, or a place in the file such as `#page=2` */
function toFile(file: string, place: string, publicFiles: PublicFiles): LinkOutcome {
  const fault = getFault(publicFiles.get(file))
  if (fault !== undefined) return { diagnostics: [{ message: faultyFile(file, fault), file }] }
  return reached({ kind: 'external', href: encodePath(file) + place })
}

/** A link to a place: on a page, or on all of them where it stands outside of pages. */
function anchored(
  name: string,
  page: KnownPage | undefined,
  { pages }: Context,
  link: Link,
): LinkOutcome {
  const all = page ? [page] : [...pages.values()]
  const lacking = all.find(({ anchors }) => !anchors.has(name))
  if (!lacking) return reached(link)
  const having = [...pages.values()].find(({ anchors }) => anchors.has(name))
  const meant = findClosestWord(name, [...lacking.anchors]) ?? (having && `${having.path}#${name}`)
  const message = {
    ...deadAnchor(name, lacking.path, meant),
    replacement: onlyAnchor(link, name, meant, lacking),
  }
  return {
    diagnostics: [{ message, missing: { kind: 'anchor', name, meant, page: lacking.path } }],
  }
}

/** The link with the anchor that was meant, if no other of the page is as near. */
function onlyAnchor(
  link: Link,
  name: string,
  meant: string | undefined,
  { anchors }: KnownPage,
): string | undefined {
  if (!('href' in link) || meant === undefined || meant.includes('#')) return undefined
  return keepIfUnambiguous(name, meant, [...anchors]) && `${link.href.replace(/#.*/, '')}#${meant}`
}

function suggestion(path: string, { pages, publicFiles }: Context): string | undefined {
  if (pages.size > MAX_CANDIDATES) return undefined
  const names = /\.\w+$/.test(path) && publicFiles.size <= MAX_CANDIDATES ? publicFiles.keys() : []
  const file = findClosestPath(path, [...names, ...BUILT_FILES])
  if (file) return file
  const paths = [...pages.values()].map((page) => page.path)
  const typo = findClosestPath(path, paths)
  if (typo) return typo
  // The id of a section, written like a page.
  const place = path.replace(/^\//, '')
  const having = [...pages.values()].filter(({ anchors }) => anchors.has(place))
  if (having.length === 1) return `${having[0]?.path}#${place}`
  const [best] = findNearest(path, [...pages.values()], 1)
  const [a, b] = [path, best?.path ?? ''].map((one) => one.toLowerCase().replace(/[^a-z0-9]/g, ''))
  return a && b && a.length > 3 && (b.includes(a) || a.includes(b)) ? best?.path : undefined
}
