import { routeKey } from '../../contract/routes.ts'
import type { Context } from '../context.ts'
import * as messages from '../diagnostics/site-messages.ts'
import type { Message, SpanDiagnostic } from '../diagnostics/span-diagnostic.ts'
import { getItems, getLine, getSpan } from '../locate.ts'
import type { Path } from '../model.ts'
import type { MapTree } from '../tree.ts'
import { DOCUMENT, getAncestorPaths, indexFiles } from './built-files.ts'
import { findAddressConflict } from './check-routes.ts'

interface FormerAddress {
  readonly address: string
  readonly at: Path
}

function listFormerAddresses(root: MapTree): FormerAddress[] {
  const routes = getItems(root, ['routes'])
  const lists = [...routes.map((_, index): Path => ['routes', index, 'formerly']), ['gone']]
  return lists.flatMap((list) =>
    getItems(root, list).flatMap((item, index): FormerAddress[] =>
      item.kind === 'scalar' && typeof item.value === 'string'
        ? [{ address: item.value.normalize('NFC'), at: [...list, index] }]
        : [],
    ),
  )
}

/** Reports former addresses that cannot redirect to a page in one step. */
export function checkFormerAddresses({
  source,
  root,
  publicFiles,
  targets,
  poison,
}: Context): SpanDiagnostic[] {
  const { pages } = targets
  const files = indexFiles(targets)
  const first = new Map<string, Path>()
  const outputs = new OutputFiles()
  for (const { path } of pages.values()) outputs.add(getDocumentFile(path))
  for (const address of publicFiles.keys()) outputs.add(address)
  return listFormerAddresses(root).flatMap(({ address, at }): SpanDiagnostic[] => {
    const key = routeKey(address)
    const page = pages.get(key)
    const earlier = first.get(key)
    first.set(key, earlier ?? at)
    const message: Message | undefined = page
      ? messages.formerIsPage(address, page.path, getLine(source, root, page.at))
      : earlier
        ? messages.formerTwice(address, getLine(source, root, earlier))
        : (findFault(address) ??
          findAddressConflict(address, files) ??
          // The build writes no file for an address that is gone.
          (at[0] === 'routes' ? outputs.addRedirect(address) : undefined))
    return message && !poison.has(at) ? [{ ...message, span: getSpan(root, at), path: at }] : []
  })
}

const HOST_FILES = /^\/(\.site|_headers|_redirects)(\/|$)/i

const LONE_SURROGATE = /\p{Surrogate}/u

/** Limit of common file systems. */
const MAX_NAME_BYTES = 255

function findFault(address: string): Message | undefined {
  if (HOST_FILES.test(address)) return messages.formerIsBuilt(address)
  if (LONE_SURROGATE.test(address)) return messages.formerNotText()
  const isLong = (name: string) => new TextEncoder().encode(name).length > MAX_NAME_BYTES
  return address.split('/').some(isLong) ? messages.formerTooLong(MAX_NAME_BYTES) : undefined
}

const getDocumentFile = (path: string): string => `${path === '/' ? '' : path}/${DOCUMENT}`

/** Output files by path, ignoring case: no path can be both a file and a folder. */
class OutputFiles {
  readonly #files = new Map<string, string>()
  readonly #folders = new Map<string, string>()

  add(file: string): void {
    const [path = '', ...folders] = getAncestorPaths(file.toLowerCase()).reverse()
    this.#files.set(path, file)
    for (const folder of folders) this.#folders.set(folder, file)
  }

  addRedirect(address: string): Message | undefined {
    const file = /\.html?$/i.test(address) ? address : `${address}/${DOCUMENT}`
    const [path = '', ...folders] = getAncestorPaths(file.toLowerCase()).reverse()
    const other =
      this.#files.get(path) ??
      this.#folders.get(path) ??
      folders.flatMap((folder) => this.#files.get(folder) ?? [])[0]
    if (other !== undefined) return messages.formerIsFile(address, other)
    this.add(file)
    return undefined
  }
}
