/** The manifest: written by the build, read by the server. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Relative to the output folder; never served. */
export const MANIFEST_FILE = '.site/manifest.json'

export type Encoding = 'br' | 'gzip'

/** One encoding of a resource. */
export interface Representation {
  /** Relative to the output folder. */
  readonly file: string
  /** Strong, quoted. */
  readonly etag: string
  readonly bytes: number
}

export interface Entry extends Representation {
  readonly type: string
  /** Whether the address changes with the content. */
  readonly immutable: boolean
  readonly csp: string
  readonly encodings: { readonly [Name in Encoding]?: Representation }
}

export interface Route {
  /** Without the base path, see `base.ts`. */
  readonly path: string
  readonly title: string
}

/** The not-found page, split at its list of suggestions; `item` contains the placeholders of one suggestion. */
export interface NotFoundTemplate {
  readonly before: string
  readonly item: string
  readonly after: string
}

export interface RequestPage {
  readonly html: string
  readonly csp: string
}

/** The pages of the contact service for visitors without JavaScript. */
export type RequestPageName = 'sent' | 'invalid' | 'busy' | 'unavailable'

export interface Manifest {
  readonly version: 3
  /** Fingerprint of the build inputs. */
  readonly inputs: string
  /** The base path; absent at the root of the host. All addresses below contain it, except those of `routes`. */
  readonly base?: string
  /** By address, decoded: `/assets/app-x1.js`. */
  readonly files: Readonly<Record<string, Entry>>
  /** By canonical path: `/Our-Clients`. */
  readonly pages: Readonly<Record<string, Entry>>
  readonly routes: readonly Route[]
  /** Targets of former addresses by route key; absent if there are none. */
  readonly redirects?: Readonly<Record<string, string>>
  /** Route keys of removed pages, answered with 410; absent if there are none. */
  readonly gone?: readonly string[]
  readonly notFound: {
    readonly file: string
    readonly csp: string
    readonly template: NotFoundTemplate
  }
  readonly contact: {
    /** Maximum size of the message of a contact request, in percent-encoded bytes. */
    readonly messageMaxBytes: number
    readonly pages: { readonly [Name in RequestPageName]: RequestPage }
  }
}

/** Undefined if the folder contains no manifest of this version. */
export const readManifest = (outDir: string): Manifest | undefined => {
  try {
    // Written by the build of this project; the version guarantees the type.
    const manifest = JSON.parse(readFileSync(join(outDir, MANIFEST_FILE), 'utf8')) as Manifest
    return manifest.version === 3 ? manifest : undefined
  } catch {
    return undefined
  }
}
