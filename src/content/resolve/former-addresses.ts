import { routeKey } from '../../contract/routes.ts'
import type { Context } from '../context.ts'
import type { Source } from '../diagnostics/position.ts'
import * as messages from '../diagnostics/site-messages.ts'
import type { Message, SpanDiagnostic } from '../diagnostics/span-diagnostic.ts'
import { getItems, getKeySpan, getLine, getSpan, locate } from '../locate.ts'
import type { Path, PublicFiles } from '../model.ts'
import type { MapTree } from '../tree.ts'
import { indexFiles } from './built-files.ts'
import { findAddressConflict } from './check-routes.ts'

interface Former {
  readonly address: string
  readonly at: Path
}

/** Every address that pages had before, and those that are gone, in the order of the file. */
function formerAddresses(root: MapTree): Former[] {
  const routes = getItems(root, ['routes'])
  const lists = [...routes.map((_, index): Path => ['routes', index, 'formerly']), ['gone']]
  return lists.flatMap((list) =>
    getItems(root, list).flatMap((item, index): Former[] =>
      item.kind === 'scalar' && typeof item.value === 'string'
        ? [{ address: item.value, at: [...list, index] }]
        : [],
    ),
  )
}

/**
 * Addresses from before that belong to something else now: a page is there again, or another page has had it. So every
 * redirection leads to a page in one step.
 */
export function formerDiagnostics(
  source: Source,
  root: MapTree,
  { pages }: Context,
  publicFiles: PublicFiles,
): SpanDiagnostic[] {
  const files = indexFiles(publicFiles)
  const first = new Map<string, Path>()
  return formerAddresses(root).flatMap(({ address, at }): SpanDiagnostic[] => {
    const key = routeKey(address)
    const page = pages.get(key)
    const earlier = first.get(key)
    first.set(key, earlier ?? at)
    const said: Message | undefined = page
      ? messages.formerIsPage(address, page.path, getLine(source, root, page.at))
      : earlier
        ? messages.formerTwice(address, getLine(source, root, earlier))
        : findAddressConflict(address, files)
    return said ? [{ ...said, span: getSpan(root, at), path: at }] : []
  })
}

/**
 * Addresses that were published once and lead nowhere now.
 * @param published as the ledger of the site has them
 */
export function lostAddresses(
  root: MapTree,
  { pages }: Context,
  published: readonly string[],
): SpanDiagnostic[] {
  const { found } = locate(root, ['routes'])
  if (!found) return []
  const kept = new Set(formerAddresses(root).map(({ address }) => routeKey(address)))
  const path = ['routes']
  return published
    .filter((address) => !pages.has(routeKey(address)) && !kept.has(routeKey(address)))
    .map((address) => ({
      ...messages.lostAddress(address),
      span: getKeySpan(root, path),
      path,
    }))
}
