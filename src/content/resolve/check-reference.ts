import { routeKey } from '../../contract/routes.ts'
import type { Context, KnownPage } from '../context.ts'
import * as messages from '../diagnostics/reference-messages.ts'
import type { Message } from '../diagnostics/span-diagnostic.ts'
import type { Path } from '../model.ts'
import { type ReferenceDiagnostic, toMissingFigure } from '../reference-diagnostic.ts'
import { findClosestPath, MAX_CANDIDATES } from '../suggest.ts'
import { type LinkOutcome, resolveLink } from './links.ts'
import { findFileAddress, getFault, getImageSize } from './public-file.ts'
import type { Found, Reference } from './references.ts'
import { suggestImage } from './suggest-address.ts'
import { fillVariables } from './variables.ts'

export function checkReference(
  found: Found,
  origin: Path,
  site: unknown,
  context: Context,
): LinkOutcome {
  const { ref, path } = found
  switch (ref.ref) {
    case 'text': {
      const defined = context.variables.get(getVariableName(origin))?.message
      const { diagnostics } = fillVariables(ref.template, context.variables)
      return { diagnostics: [...diagnostics, ...toDiagnostics(defined)] }
    }
    case 'link': {
      const page = findPage(path, site, context)
      const outcome = resolveLink(ref, context, page)
      if (page || (path[0] !== 'sectionTypes' && path[0] !== 'routes')) return outcome
      // Defaults are not on a page, and a page with an invalid path is unknown, so anchors cannot be checked here.
      return {
        diagnostics: outcome.diagnostics.filter(({ missing }) => missing?.kind !== 'anchor'),
      }
    }
    case 'figure': {
      const { name } = ref
      if (context.figures.has(name)) return { diagnostics: [] }
      const known = context.figures.size > MAX_CANDIDATES ? [] : [...context.figures]
      const meant = findClosestPath(name, known)
      return {
        diagnostics: [
          {
            message: messages.unknownFigure(name, meant, known),
            missing: toMissingFigure(name, known),
          },
        ],
      }
    }
    case 'image': {
      const missing = checkImage(ref.src, context)
      const silent = ref.alt || ref.decorative ? undefined : messages.missingAlt()
      return { diagnostics: [...missing, ...toDiagnostics(silent)] }
    }
    case 'call':
      return { diagnostics: [] }
  }
}

const toDiagnostics = (about: Message | undefined): ReferenceDiagnostic[] =>
  about ? [{ message: about }] : []

export function getFieldPath({ code }: Message, ref: Reference, path: Path): Path {
  if (ref.ref === 'link' && 'flagged' in ref) return [...path, 'flagged']
  if (ref.ref === 'link' && 'open' in ref) return [...path, 'open']
  return ref.ref === 'image' && code !== 'image/missing-alt' ? [...path, 'src'] : path
}

/** `company.name`, `figures.home.projects`. */
function getVariableName(path: Path): string {
  if (path[0] === 'company') return path.join('.')
  return path[0] === 'figures' && path[3] === 'value' ? path.slice(0, 3).join('.') : ''
}

function checkImage(src: string, context: Context): ReferenceDiagnostic[] {
  const { publicFiles } = context
  const address = findFileAddress(src, publicFiles)
  if (address === undefined) {
    return toDiagnostics(messages.missingImage(src, suggestImage(src, context)))
  }
  const file = publicFiles.get(address)
  if (getImageSize(file)) return []
  return [{ message: messages.noPicture(address, getFault(file)), file: address }]
}

function findPage(path: Path, site: unknown, { pages }: Context): KnownPage | undefined {
  if (path[0] !== 'routes' || typeof path[1] !== 'number') return undefined
  const route = (site as { routes: { path?: unknown }[] }).routes[path[1]]
  const page = typeof route?.path === 'string' ? pages.get(routeKey(route.path)) : undefined
  return page?.path === route?.path ? page : undefined
}
