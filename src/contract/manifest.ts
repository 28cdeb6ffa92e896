/** The contract between the build, which writes a site, and the server, which serves it. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Where the manifest stands in the output folder; never served. */
export const MANIFEST_FILE = '.site/manifest.json'

export type Encoding = 'br' | 'gzip'

/** One form of a resource: a file, relative to the output folder, with the tag of its own bytes. */
export interface Representation {
  readonly file: string
  /** Strong, quoted. */
  readonly etag: string
  readonly bytes: number
}

/** Everything that is served at one address. */
export interface Entry extends Representation {
  readonly type: string
  /** The address changes with the content. */
  readonly immutable: boolean
  readonly csp: string
  readonly encodings: { readonly [Name in Encoding]?: Representation }
}

export interface Route {
  /** Without the base of the site, see `base.ts`. */
  readonly path: string
  readonly title: string
}

/** The not-found page around one list item; `item` holds the placeholders of a suggestion. */
export interface NotFoundTemplate {
  readonly before: string
  readonly item: string
  readonly after: string
}

/** A page that the contact service answers with. */
export interface RequestPage {
  readonly html: string
  readonly csp: string
}

/** The pages that the contact service answers with, where no script has asked. */
export type RequestPageName = 'sent' | 'invalid' | 'busy' | 'unavailable'

export interface Manifest {
  readonly version: 3
  /** Fingerprint of what the site was built from. */
  readonly inputs: string
  /** The path under which the site lies; absent at the root of the host. All addresses below have it but those of routes. */
  readonly base?: string
  /** By address, decoded: `/assets/app-x1.js`. */
  readonly files: Readonly<Record<string, Entry>>
  /** By canonical path: `/Our-Clients`. */
  readonly pages: Readonly<Record<string, Entry>>
  readonly routes: readonly Route[]
  /** Where addresses from before lead, by their keys; absent where there are none. */
  readonly redirects?: Readonly<Record<string, string>>
  /** The keys of addresses that lead nowhere any more, on purpose; absent where there are none. */
  readonly gone?: readonly string[]
  readonly notFound: {
    readonly file: string
    readonly csp: string
    readonly template: NotFoundTemplate
  }
  readonly contact: {
    /** The longest message of a contact request, in bytes as percent-encoded in the query. */
    readonly messageMaxBytes: number
    readonly pages: { readonly [Name in RequestPageName]: RequestPage }
  }
}

/** The manifest of a built site, or undefined if the folder holds none that this version can read. */
export const readManifest = (outDir: string): Manifest | undefined => {
  try {
    // Only the build of this project writes the file; its version says that the shape is this one.
    const manifest = JSON.parse(readFileSync(join(outDir, MANIFEST_FILE), 'utf8')) as Manifest
    return manifest.version === 3 ? manifest : undefined
  } catch {
    return undefined
  }
}
