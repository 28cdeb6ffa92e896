import type { Vocabulary } from '../../../schemas/vocabulary.ts'
import { routeKey } from '../../contract/routes.ts'
import type { Context } from '../context.ts'
import { type Source, type Span, toRange } from '../diagnostics/position.ts'
import type { SpanDiagnostic } from '../diagnostics/span-diagnostic.ts'
import { getSpan } from '../locate.ts'
import { getTargetKey, misnamedDefinitions, type Referring } from '../misnamed.ts'
import type { Flag, Link, LinkReport, Path } from '../model.ts'
import { getDefinitionPath, type ReferenceDiagnostic } from '../reference-diagnostic.ts'
import type { MapTree } from '../tree.ts'
import type { Expanded } from '../validate/expand.ts'
import { checkReference, getFieldPath } from './check-reference.ts'
import type { Doubts } from './doubts.ts'
import { findNamedEntries } from './named-entries.ts'
import { getReferences, type Reference } from './references.ts'

export interface ResolvedReferences {
  readonly diagnostics: readonly SpanDiagnostic[]
  readonly links: LinkReport
  /** Used figures, as `group.name`. */
  readonly shown: ReadonlySet<string>
  readonly images: ReadonlySet<string>
  readonly faulty: ReadonlySet<string>
}

/** Checks all references, also in a site with other errors. */
export function resolve(
  source: Source,
  root: MapTree,
  expanded: Expanded,
  context: Context,
  doubts: Doubts,
  vocabulary: Vocabulary,
): ResolvedReferences {
  const referring: Referring[] = []
  const reached = new Set<string>()
  const shown = new Set<string>()
  const images = new Set<string>()
  const faulty = new Set<string>()
  const flags = new Map<string, Flag>()
  let resolved = 0
  for (const found of getReferences(vocabulary.site, expanded.value)) {
    const path = expanded.toSourcePath(found.path)
    const { ref } = found
    if (ref.ref === 'image') images.add(ref.src)
    const { link, diagnostics } = checkReference(found, path, expanded.value, context)
    for (const name of listFigures(ref)) {
      shown.add(name)
      reached.add(getTargetKey({ kind: 'figure', name }))
      reached.add(getTargetKey({ kind: 'group', name: name.split('.')[0] ?? '' }))
    }
    for (const name of getReachedTargets(link)) reached.add(name)
    // A fault in a default has a cause that is reported elsewhere.
    const isBorrowed =
      diagnostics.length > 0 &&
      (expanded.inherited.has(found.path) || usesFaultyVariable(ref, context, doubts))
    for (const diagnostic of diagnostics) {
      if (diagnostic.file !== undefined) faulty.add(diagnostic.file)
      if (isBorrowed || isEcho(diagnostic, doubts)) continue
      const where = getFieldPath(diagnostic.message, ref, path)
      const span = getPartSpan(source, getSpan(root, where), ref, diagnostic)
      referring.push({
        diagnostic: { ...locateMessage(diagnostic, span), span, path: where },
        missing: diagnostic.missing,
      })
    }
    // Links in the defaults of a section type count once per section.
    if (ref.ref !== 'link' || found.path[0] === 'sectionTypes') continue
    if ('flagged' in ref) addFlag(flags, path, ref, toRange(source, getSpan(root, path)))
    else if (link || diagnostics.length === 0) resolved += 1
  }
  for (const { target, referring: entry } of findNamedEntries(root, context)) {
    if (!entry) reached.add(getTargetKey(target))
    else if (!isEcho(entry, doubts)) referring.push(entry)
  }
  const pagePath = (name: string) => context.pages.get(routeKey(name))?.at
  const diagnostics = misnamedDefinitions(root, referring, reached, pagePath)
  const flagged = [...flags.values()].reduce((sum, { uses }) => sum + uses, 0)
  return {
    diagnostics,
    links: { resolved, flagged, flags: [...flags.values()] },
    shown,
    images,
    faulty,
  }
}

function isEcho({ missing }: Pick<Referring, 'missing'>, doubts: Doubts): boolean {
  if (!missing) return false
  if (missing.kind === 'page') return doubts.page(missing)
  if (missing.kind === 'anchor') return doubts.anchor(missing)
  return doubts.definition(getDefinitionPath(missing))
}

/** Whether an address is wrong because of a faulty variable, which has its own diagnostic. */
function usesFaultyVariable(ref: Reference, { variables }: Context, doubts: Doubts): boolean {
  if (ref.ref !== 'link' || !('to' in ref)) return false
  return [...ref.to.matchAll(/\{([^{}]+)\}/g)].some(([, name = '']) => {
    const variable = variables.get(name)
    if (!variable) return false
    return variable.message || /[{}]/.test(variable.text) || doubts.definition(name.split('.'))
  })
}

/** Limits the replacement to the part that the message is about. */
function locateMessage({ message, part }: ReferenceDiagnostic, span: Span) {
  const { replacement, ...rest } = message
  if (!part) return message
  const isPart = span.end - span.start === part[1] - part[0]
  return replacement === undefined || !isPart
    ? rest
    : { ...rest, edits: [{ span, insert: replacement }] }
}

/** Undefined if the file does not contain the text unchanged. */
function getPartSpan(
  { text }: Source,
  span: Span,
  ref: Reference,
  { part }: ReferenceDiagnostic,
): Span {
  if (!part || ref.ref !== 'text') return span
  const at = text.slice(span.start, span.end).indexOf(ref.template)
  if (at === -1) return span
  const start = span.start + at
  return { start: start + part[0], end: start + part[1] }
}

function getReachedTargets(link: Link | undefined): string[] {
  if (link?.kind === 'panel') return [getTargetKey({ kind: 'panel', name: link.panel })]
  if (link?.kind !== 'route') return []
  const [page = '/'] = link.href.split(/[?#]/)
  return [getTargetKey({ kind: 'page', name: page })]
}

function listFigures(ref: Reference): string[] {
  if (ref.ref === 'figure') return [ref.name]
  if (ref.ref !== 'text' || !ref.template.includes('{')) return []
  return [...ref.template.matchAll(/\{figures\.([^{}]+)\}/g)].map((match) => match[1] ?? '')
}

function addFlag(
  flags: Map<string, Flag>,
  path: Path,
  { flagged, reason }: { readonly flagged: string; readonly reason: string },
  range: Flag['range'],
) {
  const key = path.join('/')
  const uses = (flags.get(key)?.uses ?? 0) + 1
  flags.set(key, { target: flagged, reason, range, path, uses })
}
