import pMap from 'p-map'
import { isHome } from '../contract/base.ts'
import {
  type Encoding,
  type Entry,
  type LanguageDocuments,
  MANIFEST_FILE,
  type Manifest,
  type NotFoundPage,
  type Representation,
} from '../contract/manifest.ts'
import { inLanguage, renderNotFound, splitNotFound } from '../contract/not-found.ts'
import { compress, type Variants, variantsSchema } from './compress.ts'
import type { FileCache } from './file-cache.ts'
import { createWriter, type Write, type WrittenFile } from './folder-writer.ts'
import { createRedirectDocument, insertPolicyMeta } from './host-files.ts'
import { isLargeSite } from './large-sites.ts'
import { getMediaType, isCompressible } from './media-types.ts'
import { createFilePolicy } from './policy.ts'
import type { BuiltSite, PublishedFile, PublishedPage } from './published-files.ts'
import { replaceFolder } from './replace-folder.ts'
import { reuse } from './reuse.ts'
import { formatMoves, listHostFiles, writeHostFiles } from './write-host-files.ts'

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

const store = async (
  target: Target,
  file: string,
  { body, variants }: { readonly body: Buffer; readonly variants?: Variants | undefined },
  about: Pick<Entry, 'type' | 'immutable' | 'csp'>,
): Promise<Entry> => {
  const { write } = target
  const identity = write(file, body)
  const { type, immutable } = about
  const encodings: Partial<Record<Encoding, Representation>> = {}
  const compressed =
    variants ?? (isCompressible(type) ? await compressOnce(target, body, immutable) : [])
  for (const [encoding, small] of compressed) {
    encodings[encoding] = write(file + EXTENSIONS[encoding], small)
  }
  return { ...identity, ...about, encodings }
}

const storeFile = async (target: Target, file: PublishedFile): Promise<[string, Entry]> => {
  const { address, type = getMediaType(address), immutable = false, variants } = file
  const body = Buffer.from(file.body)
  const about = { type, immutable, csp: createFilePolicy(type, body) }
  return [address, await store(target, getFile(address), { body, variants }, about)]
}

interface StoredPage {
  readonly page: [path: string, Entry]
  readonly data: [address: string, Entry] | undefined
}

const storePage = async (
  target: Target,
  { path, html, csp, variants, data }: PublishedPage,
): Promise<StoredPage> => {
  const about = { type: HTML, immutable: false, csp }
  const body = Buffer.from(html)
  const entry = await store(target, documentAt(path), { body, variants }, about)
  return { page: [path, entry], data: data && (await storeFile(target, data)) }
}

/** `p-map` can miss an error of the iterable if several pages are requested at once. */
async function storePages(target: Target, pages: BuiltSite['pages']): Promise<StoredPage[]> {
  const stored: StoredPage[] = []
  for await (const page of pages) stored.push(await storePage(target, page))
  return stored
}

interface Target {
  readonly cache: FileCache | undefined
  readonly write: Write
  readonly isLarge: boolean
}

const compressOnce = async (
  { isLarge, cache }: Target,
  body: Buffer,
  immutable: boolean,
): Promise<Variants> => {
  const usage = { immutable, isLarge }
  const create = () => compress(body, usage)
  if (!cache) return create()
  const inputs = [JSON.stringify(usage), body]
  return (await reuse(cache, { name: 'variants', inputs, schema: variantsSchema, create })).value
}

/** Enough to use all threads, few enough to fit in memory. */
const AT_ONCE = { concurrency: 16 }

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

interface NotFoundPlace {
  readonly path: string
  /** In the language of the page. */
  readonly routes: BuiltSite['routes']
  readonly folder?: string
}

/** For hosts that cannot fill the template, with suggestions for a path. */
const writeNotFound = (
  write: Write,
  { html, csp }: BuiltSite['notFound'],
  { path, routes, folder = '' }: NotFoundPlace,
): NotFoundPage => {
  const template = splitNotFound(html)
  const document = renderNotFound(template, path, routes)
  const { file } = write(
    getFile(`${folder}/${NOT_FOUND}`),
    Buffer.from(insertPolicyMeta(document, csp)),
  )
  return { file, csp, template }
}

const writeSite = async (write: Write, site: BuiltSite): Promise<void> => {
  const { inputs, base = '', routes, contact } = site
  const hostFiles = listHostFiles(site)
  const served = removeDuplicates(site.files).filter(({ address }) => !hostFiles.includes(address))
  const target = { write, isLarge: isLargeSite(routes.length), cache: site.cache }
  const storeFiles = (all: readonly PublishedFile[]) =>
    pMap(all, (file) => storeFile(target, file), AT_ONCE)
  const [early, stored] = await Promise.all([storeFiles(served), storePages(target, site.pages)])
  const pages = Object.fromEntries(stored.map(({ page }) => page))
  const data = stored.flatMap((one) => (one.data ? [one.data] : []))
  const late = await storeFiles(site.lateFiles?.() ?? [])
  const files = Object.fromEntries([...early, ...data, ...late])
  const place = { path: '/', routes: inLanguage(routes, undefined) }
  const notFound = writeNotFound(write, site.notFound, place)
  // Hosts look for it in their root or in the folder of the site.
  if (base) writeNotFound(write, site.notFound, { ...place, folder: base })
  const languages = Object.entries(site.languages ?? {}).map(
    ([code, { path, requestPages, ...own }]): [string, LanguageDocuments] => {
      const place = { path, routes: inLanguage(routes, code), folder: base + path }
      return [code, { path, requestPages, notFound: writeNotFound(write, own.notFound, place) }]
    },
  )
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
    ...(languages.length > 0 && { languages: Object.fromEntries(languages) }),
    contact,
  }
  for (const [from, to] of site.moves?.redirects ?? []) {
    const document = /\.html?$/i.test(from) ? getFile(from) : documentAt(from)
    write(document, Buffer.from(createRedirectDocument(to)))
  }
  writeHostFiles(write, site, manifest)
  for (const [name, body] of site.program ?? []) write(name, Buffer.from(body))
  write(MANIFEST_FILE, Buffer.from(JSON.stringify(manifest)))
}

/** Replaces `outDir` in one step. On failure it is unchanged. @returns all files */
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
