import { type LinkRef, NOTHING } from '../../schemas/link.ts'
import type { Note } from '../diagnostics/finding.ts'
import { deadAnchor, deadLink, needlessFlag, unknownPanel } from '../diagnostics/reference-notes.ts'
import type { Link } from '../model.ts'
import { closest, nearest } from '../nearest.ts'
import { routeKey } from '../routes.ts'
import { addressOf } from './address.ts'
import type { Context, KnownPage } from './context.ts'
import { fill } from './variables.ts'

/** What became of a link: where it leads, or what is wrong with it. */
export interface LinkOutcome {
  readonly link?: Link
  readonly notes: readonly Note[]
}

/**
 * Finds out where a link leads.
 * @param page the page it stands on; undefined outside of pages (navigation, footer, defaults)
 */
export function resolveLink(ref: LinkRef, context: Context, page: KnownPage | undefined): LinkOutcome {
  if ('open' in ref) {
    if (context.panels.has(ref.open)) return { link: { kind: 'panel', href: '/', panel: ref.open }, notes: [] }
    const known = [...context.panels]
    return { notes: [unknownPanel(ref.open, closest(ref.open, known), known)] }
  }
  if ('flagged' in ref) return flaggedLink(ref.flagged, context, page)
  const filled = fill(ref.to, context.variables)
  if (filled.notes.length > 0) return { notes: filled.notes }
  return addressed(filled.text, context, page)
}

function flaggedLink(target: string, context: Context, page: KnownPage | undefined): LinkOutcome {
  if (target === NOTHING) return { link: { kind: 'nothing' }, notes: [] }
  const address = addressOf(target)
  if (address.kind === 'forbidden') return { notes: [address.note] }
  const { link } = addressed(target, context, page)
  if (!link || link.kind === 'external') return { link: { kind: 'dead', href: target }, notes: [] }
  return { link, notes: [needlessFlag(target)] }
}

function addressed(written: string, context: Context, page: KnownPage | undefined): LinkOutcome {
  const address = addressOf(written)
  switch (address.kind) {
    case 'forbidden':
      return { notes: [address.note] }
    case 'external':
      return { link: { kind: 'external', href: address.href }, notes: [] }
    case 'relative':
      return { notes: [deadLink(written, suggestion(`/${written}`, context))] }
    case 'anchor': {
      const notes = page ? anchorNotes(page, address.anchor) : []
      return notes.length > 0 ? { notes } : { link: { kind: 'anchor', href: written }, notes }
    }
    case 'route': {
      const target = context.pages.get(routeKey(address.path))
      if (!target) return fileOrDead(address.path, written, context)
      const notes = address.anchor ? anchorNotes(target, address.anchor) : []
      const href = address.anchor ? `${target.path}#${address.anchor}` : target.path
      return notes.length > 0 ? { notes } : { link: { kind: 'route', href }, notes }
    }
  }
}

const anchorNotes = (page: KnownPage, anchor: string): Note[] =>
  page.anchors.has(anchor) ? [] : [deadAnchor(anchor, page.path, closest(anchor, [...page.anchors]))]

/** A file under public/ is a fine target, for a download for example. */
function fileOrDead(path: string, written: string, context: Context): LinkOutcome {
  if (context.publicFiles.has(path)) return { link: { kind: 'external', href: written }, notes: [] }
  return { notes: [deadLink(written, suggestion(path, context))] }
}

/** Comparing with more pages than this would cost more than a suggestion is worth. */
const MOST_PAGES = 2000

function suggestion(path: string, { pages }: Context): string | undefined {
  if (pages.size > MOST_PAGES) return undefined
  const paths = [...pages.values()].map((page) => page.path)
  const typo = closest(path, paths)
  if (typo) return typo
  const [best] = nearest(path, [...pages.values()], 1)
  const [a, b] = [path, best?.path ?? ''].map((one) => one.toLowerCase().replace(/[^a-z0-9]/g, ''))
  return a && b && a.length > 3 && (b.includes(a) || a.includes(b)) ? best?.path : undefined
}
