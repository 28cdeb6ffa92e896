import type { CollectionRef } from '../../../schemas/collections.ts'
import type { FigureRef } from '../../../schemas/figure.ts'
import type { ImageRef } from '../../../schemas/image.ts'
import type { DownloadRef, LinkRef } from '../../../schemas/link.ts'
import type { TextRef } from '../../../schemas/text.ts'
import { assertNever } from '../../contract/assert-never.ts'
import { withBase } from '../../contract/base.ts'
import { encodePath } from '../../contract/routes.ts'
import { faultyFile } from '../diagnostics/file-messages.ts'
import { missingAlt, missingImage, noPicture } from '../diagnostics/image-messages.ts'
import * as messages from '../diagnostics/reference-messages.ts'
import type { Download, Figure, Image, Link, Path, RichText } from '../model.ts'
import { type ReferenceDiagnostic, toMissingFigure } from '../reference-diagnostic.ts'
import { findClosestPath, findClosestWord, MAX_CANDIDATES } from '../suggest.ts'
import { resolveLink } from './links.ts'
import { findFileAddress, getFault, getImageSize } from './public-file.ts'
import type { Reference } from './references.ts'
import { type LinkInText, resolveRichText } from './resolve-rich-text.ts'
import { suggestFile, suggestImage } from './suggest-address.ts'
import type { KnownPage, Targets } from './targets.ts'
import { fillVariables } from './variables.ts'

export interface ReferenceOutcome {
  /** What replaces the reference. Of no use if there are diagnostics. */
  readonly value: string | RichText | Link | Download | Image | Figure
  readonly link?: Link | undefined
  /** The links in a rich text. */
  readonly links?: readonly LinkInText[]
  readonly diagnostics: readonly ReferenceDiagnostic[]
}

export interface ReferencePlace {
  /** In the completed site. */
  readonly path: Path
  /** In the file. */
  readonly origin: Path
  /** Undefined outside of pages. */
  readonly page: KnownPage | undefined
  readonly isDraft: boolean
  /** By `group.name`. */
  readonly figures: ReadonlyMap<string, Figure>
  /** The texts of an image, which are references of their own. */
  readonly texts: { readonly alt: string; readonly caption?: RichText }
}

export function resolveReference(
  ref: Reference,
  place: ReferencePlace,
  targets: Targets,
): ReferenceOutcome {
  switch (ref.ref) {
    case 'text':
      return resolveText(ref, place, targets)
    case 'richText':
      return resolveRichText(ref.template, targets.variables, (link) =>
        resolveTarget(link, place, targets),
      )
    case 'link':
      return resolveTarget(ref, place, targets)
    case 'download':
      return resolveDownload(ref, targets)
    case 'figure':
      return resolveFigure(ref, place, targets)
    case 'image':
      return resolveImage(ref, place, targets)
    case 'call':
      return { value: withBase(targets.base, ref.path), diagnostics: [] }
    case 'collection':
      return resolveCollection(ref, targets)
    default:
      return assertNever(ref)
  }
}

function resolveCollection({ name }: CollectionRef, { collections }: Targets): ReferenceOutcome {
  if (collections.has(name)) return { value: name, diagnostics: [] }
  const names = [...collections]
  const suggestion = findClosestWord(name, names)
  const message = messages.unknownCollection(name, suggestion, names)
  return {
    value: name,
    diagnostics: [{ message, missing: { kind: 'collection', name, suggestion } }],
  }
}

function resolveText(
  { template }: TextRef,
  { origin }: ReferencePlace,
  { variables }: Targets,
): ReferenceOutcome {
  const defined = variables.get(getVariableName(origin))?.message
  const { text, diagnostics } = fillVariables(template, variables)
  return {
    value: text,
    diagnostics: defined ? [...diagnostics, { message: defined }] : diagnostics,
  }
}

/** The variable that a text defines: `company.name`, `figures.home.projects`. */
function getVariableName(path: Path): string {
  if (path[0] === 'company') return path.join('.')
  return path[0] === 'figures' && path[3] === 'value' ? path.slice(0, 3).join('.') : ''
}

function resolveTarget(
  ref: LinkRef,
  { path, page, isDraft }: ReferencePlace,
  targets: Targets,
): Pick<LinkInText, 'link' | 'diagnostics'> & { readonly value: Link } {
  // Defaults are checked in their sections; the page of a collection may be added later.
  const canLead = isDraft || path[0] === 'sectionTypes' || path[0] === 'collections'
  const { link, diagnostics } = resolveLink(ref, { ...targets, canLeadToDrafts: canLead }, page)
  const value: Link =
    link && 'href' in link
      ? { ...link, href: withBase(targets.base, link.href) }
      : { kind: 'nothing' }
  // Defaults are not on a page, and a page with an invalid path is unknown, so anchors cannot be checked there.
  const isUnknownPage = !page && (path[0] === 'sectionTypes' || path[0] === 'routes')
  return {
    value,
    link,
    diagnostics: isUnknownPage
      ? diagnostics.filter(({ missing }) => missing?.kind !== 'anchor')
      : diagnostics,
  }
}

function resolveDownload(ref: DownloadRef, targets: Targets): ReferenceOutcome {
  const { publicFiles, base } = targets
  const address = findFileAddress(ref.to, publicFiles)
  const file = address === undefined ? undefined : publicFiles.get(address)
  const value: Download = {
    href: withBase(base, encodePath(address ?? ref.to)),
    type: (/\.(\w+)$/.exec(ref.to)?.[1] ?? '').toUpperCase(),
    ...(file && 'bytes' in file && { bytes: file.bytes }),
  }
  if (address === undefined)
    return {
      value,
      diagnostics: [{ message: messages.missingFile(ref.to, suggestFile(ref.to, targets)) }],
    }
  const fault = getFault(file)
  const message = fault === undefined ? undefined : faultyFile(address, fault)
  return { value, diagnostics: message ? [{ message, file: address }] : [] }
}

function resolveFigure(
  { name }: FigureRef,
  place: ReferencePlace,
  { figures }: Targets,
): ReferenceOutcome {
  const value = place.figures.get(name) ?? { value: '', label: '' }
  if (figures.has(name)) return { value, diagnostics: [] }
  const known = figures.size > MAX_CANDIDATES ? [] : [...figures]
  const message = messages.unknownFigure(name, findClosestPath(name, known), known)
  return { value, diagnostics: [{ message, missing: toMissingFigure(name, known) }] }
}

function resolveImage(
  ref: ImageRef,
  { texts }: ReferencePlace,
  targets: Targets,
): ReferenceOutcome {
  const { publicFiles, base } = targets
  const address = findFileAddress(ref.src, publicFiles)
  const file = address === undefined ? undefined : publicFiles.get(address)
  const size = getImageSize(file)
  const value: Image = {
    src: withBase(base, encodePath(address ?? ref.src)),
    ...texts,
    width: size?.width ?? 0,
    height: size?.height ?? 0,
    ...(ref.focus && { focus: ref.focus }),
  }
  const diagnostics: ReferenceDiagnostic[] = []
  if (address === undefined)
    diagnostics.push({ message: missingImage(ref.src, suggestImage(ref.src, targets)) })
  else if (!size) diagnostics.push({ message: noPicture(address, getFault(file)), file: address })
  if (!ref.alt && !ref.decorative) diagnostics.push({ message: missingAlt() })
  return { value, diagnostics }
}
