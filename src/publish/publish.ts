import pMap from 'p-map'
import type { Moves } from '../content/model.ts'
import { isHome } from '../contract/base.ts'
import {
  type Encoding,
  type Entry,
  MANIFEST_FILE,
  type Manifest,
  type Representation,
  type Route,
} from '../contract/manifest.ts'
import { renderNotFound, splitNotFound } from '../contract/not-found.ts'
import { routeKey } from '../contract/routes.ts'
import { type CompressionLevel, compress } from './compress.ts'
import { createWriter, type Write, type WrittenFile } from './folder-writer.ts'
import {
  createHeadersFile,
  createMovedRedirects,
  createRedirectDocument,
  createSpellingRedirects,
  HEADERS_FILE,
  insertPolicyMeta,
  REDIRECTS_FILE,
} from './host-files.ts'
import { isLargeSite } from './large-sites.ts'
import { getMediaType, isCompressible } from './media-types.ts'
import { createFilePolicy } from './policy.ts'
import { replaceFolder } from './replace-folder.ts'
import {
  CADDY_FILE,
  createCaddyConfig,
  createNginxHeaders,
  createNginxMaps,
  NGINX_HEADERS_FILE,
  NGINX_MAPS_FILE,
} from './server-configs.ts'

export interface PublishedFile {
  /** Decoded, from the root of the host: `/drawings/cloud.svg`. */
  readonly address: string
  readonly body: Buffer | string
  /** Default: by file extension. */
  readonly type?: string
  /** Whether the address changes with the content. */
  readonly immutable?: boolean
}

export interface PublishedPage {
  readonly path: string
  readonly html: string
  readonly csp: string
}

export interface BuiltSite {
  readonly outDir: string
  /** Fingerprint of the inputs, computed before reading them. */
  readonly inputs: string
  /** Base path; undefined at the root of the host. */
  readonly base?: string
  readonly files: readonly PublishedFile[]
  /** Files that are known after the last page only. */
  readonly lateFiles?: () => readonly PublishedFile[]
  /** May be rendered on demand. If one fails, nothing is published. */
  readonly pages: Iterable<PublishedPage> | AsyncIterable<PublishedPage>
  /** Contains one sample suggestion, see `splitNotFound`. */
  readonly notFound: { readonly html: string; readonly csp: string }
  readonly routes: readonly Route[]
  readonly contact: Manifest['contact']
  readonly moves?: Moves
  /** Spellings of addresses in the site file, to redirect on other hosts. */
  readonly spellings?: readonly string[]
  /** Server files by path in the output folder; never served. */
  readonly program?: ReadonlyMap<string, Buffer | string>
}

const EXTENSIONS: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz' }
const HTML = getMediaType('index.html')
const NOT_FOUND = '404.html'

const getFile = (address: string): string => {
  const file = address.slice(1)
  const isPlain = file.split('/').every((part) => !/^\.{0,2}$|[\\\0]/.test(part))
  if (!address.startsWith('/') || !isPlain) {
    throw new Error(`${address} is not an address that can be published.`)
  }
  return file
}

const documentAt = (address: string): string =>
  isHome(address) ? getFile(`${address}index.html`) : `${getFile(address)}/index.html`

const SMALL_BYTES = 100_000

const getLevel = (body: Buffer, immutable: boolean, isLarge: boolean): CompressionLevel => {
  if (isLarge && body.length < SMALL_BYTES) return 'fast'
  return immutable ? 'max' : 'high'
}

const store = async (
  write: Write,
  file: string,
  body: Buffer,
  about: Pick<Entry, 'type' | 'immutable' | 'csp'>,
  isLarge: boolean,
): Promise<Entry> => {
  const level = getLevel(body, about.immutable, isLarge)
  const identity = await write(file, body)
  const encodings: Partial<Record<Encoding, Representation>> = {}
  for (const [encoding, small] of isCompressible(about.type) ? await compress(body, level) : []) {
    encodings[encoding] = await write(file + EXTENSIONS[encoding], small)
  }
  return { ...identity, ...about, encodings }
}

const storeFile = async (
  write: Write,
  file: PublishedFile,
  isLarge: boolean,
): Promise<[string, Entry]> => {
  const { address, type = getMediaType(address), immutable = false } = file
  const body = Buffer.from(file.body)
  const about = { type, immutable, csp: createFilePolicy(type, body) }
  return [address, await store(write, getFile(address), body, about, isLarge)]
}

const storePage = async (
  write: Write,
  page: PublishedPage,
  isLarge: boolean,
): Promise<[string, Entry]> => {
  const file = documentAt(page.path)
  const about = { type: HTML, immutable: false, csp: page.csp }
  return [page.path, await store(write, file, Buffer.from(page.html), about, isLarge)]
}

/** Enough to use all threads, few enough to fit in memory. */
const AT_ONCE = { concurrency: 16 }

/** Addresses of the host files that a site may have in its public folder. */
const createHostFiles = ({ base = '' }: BuiltSite): readonly string[] =>
  [HEADERS_FILE, REDIRECTS_FILE].map((name) => `${base}/${name}`)

/** Writes the host files. Rules from the public folder come first. */
const writeHostFiles = async (write: Write, site: BuiltSite, manifest: Manifest) => {
  const own = (name: string) =>
    String(site.files.find(({ address }) => address === `${site.base ?? ''}/${name}`)?.body ?? '')
  const texts = {
    [HEADERS_FILE]: own(HEADERS_FILE) + createHeadersFile(manifest),
    [REDIRECTS_FILE]:
      own(REDIRECTS_FILE) +
      (site.moves ? createMovedRedirects(site.moves.redirects) : '') +
      createSpellingRedirects(manifest, site.spellings ?? []),
    [NGINX_MAPS_FILE]: createNginxMaps({ ...manifest, ...spellMoves(site.moves) }),
    [NGINX_HEADERS_FILE]: createNginxHeaders(manifest),
    [CADDY_FILE]: createCaddyConfig(manifest),
  }
  for (const [file, text] of Object.entries(texts)) await write(file, Buffer.from(text))
}

/** Omits empty entries from the manifest. */
const formatMoves = ({
  redirects,
  gone,
}: Moves = NO_MOVES): Pick<Manifest, 'redirects' | 'gone'> => ({
  ...(redirects.size > 0 && {
    redirects: Object.fromEntries([...redirects].map(([from, to]) => [routeKey(from), to])),
  }),
  ...(gone.length > 0 && { gone: gone.map(routeKey) }),
})

/** As spelled in the site file, for case-sensitive hosts. */
const spellMoves = ({ redirects, gone }: Moves = NO_MOVES) => ({
  redirects: Object.fromEntries(redirects),
  gone,
})

const NO_MOVES: Moves = { redirects: new Map(), gone: [] }

/** Several files with equal content share one content-based address. */
const removeDuplicates = (files: readonly PublishedFile[]): PublishedFile[] => {
  const immutable = new Set<string>()
  return files.filter(({ address, immutable: isImmutable }) => {
    if (!isImmutable) return true
    const isFirst = !immutable.has(address)
    immutable.add(address)
    return isFirst
  })
}

const writeSite = async (write: Write, site: BuiltSite): Promise<void> => {
  const { inputs, base = '', routes, contact } = site
  const template = splitNotFound(site.notFound.html)
  const hostFiles = createHostFiles(site)
  const served = removeDuplicates(site.files).filter(({ address }) => !hostFiles.includes(address))
  const isLarge = isLargeSite(routes.length)
  const storeFiles = (all: readonly PublishedFile[]) =>
    pMap(all, (file) => storeFile(write, file, isLarge), AT_ONCE)
  const early = await storeFiles(served)
  const pages = Object.fromEntries(
    await pMap(site.pages, (page) => storePage(write, page, isLarge), AT_ONCE),
  )
  const files = Object.fromEntries([...early, ...(await storeFiles(site.lateFiles?.() ?? []))])
  // For hosts that cannot fill the template: suggestions for `/`.
  const document = renderNotFound(template, '/', routes)
  const plain = Buffer.from(insertPolicyMeta(document, site.notFound.csp))
  const { file } = await write(NOT_FOUND, plain)
  // Hosts look for it in their root or in the folder of the site.
  if (base) await write(getFile(`${base}/${NOT_FOUND}`), plain)
  const notFound = { file, csp: site.notFound.csp, template }
  const moves = formatMoves(site.moves)
  const manifest: Manifest = {
    version: 3,
    inputs,
    ...(base && { base }),
    files,
    pages,
    routes,
    ...moves,
    notFound,
    contact,
  }
  for (const [from, to] of site.moves?.redirects ?? []) {
    const document = /\.html?$/i.test(from) ? getFile(from) : documentAt(from)
    await write(document, Buffer.from(createRedirectDocument(to)))
  }
  await writeHostFiles(write, site, manifest)
  for (const [name, body] of site.program ?? []) await write(name, Buffer.from(body))
  await write(MANIFEST_FILE, Buffer.from(JSON.stringify(manifest, null, 1)))
}

/**
 * Writes a site with compressed variants and manifest, then replaces `outDir`. On failure `outDir` is unchanged.
 * @returns all files
 */
export const publish = async (site: BuiltSite): Promise<readonly WrittenFile[]> => {
  const files: WrittenFile[] = []
  await replaceFolder(site.outDir, (folder) =>
    writeSite(
      createWriter(folder, (file) => files.push(file)),
      site,
    ),
  )
  return files
}
