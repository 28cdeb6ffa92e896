import type { Moves } from '../content/model.ts'
import type { LanguageDocuments, Manifest, Route } from '../contract/manifest.ts'
import type { Variants } from './compress.ts'
import type { FileCache } from './file-cache.ts'

export interface PublishedFile {
  /** Decoded, from the root of the host: `/drawings/cloud.svg`. */
  readonly address: string
  readonly body: Buffer | string
  /** Default: by file extension. */
  readonly type?: string
  /** Whether the address changes with the content. */
  readonly immutable?: boolean
  /** Default: the body is compressed. */
  readonly variants?: Variants
}

export interface PublishedPage extends Pick<PublishedFile, 'variants'> {
  readonly path: string
  readonly html: string
  readonly csp: string
  readonly data?: PublishedFile
}

export interface BuiltLanguage extends Pick<LanguageDocuments, 'path' | 'requestPages'> {
  readonly notFound: BuiltSite['notFound']
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
  /** By code. Default: none besides the default language. */
  readonly languages?: Readonly<Record<string, BuiltLanguage>>
  readonly routes: readonly Route[]
  readonly contact: Manifest['contact']
  readonly moves?: Moves
  /** Spellings of addresses in the site file, to redirect on other hosts. */
  readonly spellings?: readonly string[]
  /** Server files by path in the output folder; never served. */
  readonly program?: ReadonlyMap<string, Buffer | string>
  readonly cache?: FileCache
}
