import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import type { FormField, FormMessages } from './forms.ts'

/** Relative to the output folder; never served. */
export const MANIFEST_FILE = '.site/manifest.json'

export type Encoding = 'br' | 'gzip'

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
  /** Absent for the default language. */
  readonly language?: string
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

export interface ReceivedForm {
  /** Address of its page with its anchor, with the base path. */
  readonly page: string
  /** Of the page; absent for the default language. */
  readonly language?: string
  readonly fields: readonly FormField[]
  readonly messages: FormMessages
  /** For visitors without JavaScript: contains the form with marks, see `formMarks`. */
  readonly invalid: RequestPage
}

export interface NotFoundPage {
  readonly file: string
  readonly csp: string
  readonly template: NotFoundTemplate
}

export type RequestPageSet = { readonly [Name in RequestPageName]: RequestPage }

/** The documents of a further language that are no pages of the site. */
export interface LanguageDocuments {
  /** Without the base path. Unknown addresses below it are answered in this language. */
  readonly path: string
  readonly notFound: NotFoundPage
  readonly requestPages: RequestPageSet
}

/** Written by the build, read by the server. */
export interface Manifest {
  readonly version: 3
  /** Fingerprint of the build inputs. */
  readonly inputs: string
  /** The base path; absent at the root of the host. All addresses below contain it, except those of `routes`. */
  readonly base?: string
  readonly files: Readonly<Record<string, Entry>>
  /** By canonical path: `/Our-Clients`. */
  readonly pages: Readonly<Record<string, Entry>>
  readonly routes: readonly Route[]
  /** Targets of former addresses by route key; absent if there are none. */
  readonly redirects?: Readonly<Record<string, string>>
  /** Route keys of removed pages, answered with 410; absent if there are none. */
  readonly gone?: readonly string[]
  readonly notFound: NotFoundPage
  /** By code; absent for a site in one language. */
  readonly languages?: Readonly<Record<string, LanguageDocuments>>
  readonly contact: {
    /** Maximum size of the message of a contact request, in percent-encoded bytes. */
    readonly messageMaxBytes: number
    /** The default language of the site; absent in older builds. */
    readonly language?: string
    readonly pages: RequestPageSet
    /** Custom forms by address, without the base path; absent if there are none. */
    readonly forms?: Readonly<Record<string, ReceivedForm>>
  }
}

const representation = { file: z.string(), etag: z.string(), bytes: z.number() }

const entry = z.object({
  ...representation,
  type: z.string(),
  immutable: z.boolean(),
  csp: z.string(),
  encodings: z.object({
    br: z.exactOptional(z.object(representation)),
    gzip: z.exactOptional(z.object(representation)),
  }),
})

const requestPage = z.object({ html: z.string(), csp: z.string() })

const receivedForm = z.object({
  page: z.string(),
  language: z.exactOptional(z.string()),
  fields: z.array(
    z.object({
      kind: z.enum(['text', 'email', 'phone', 'date', 'number', 'choice', 'checkbox', 'longText']),
      name: z.string(),
      label: z.string(),
      required: z.boolean(),
      options: z.exactOptional(z.array(z.string())),
    }),
  ),
  messages: z.object({
    required: z.string(),
    choose: z.string(),
    accept: z.string(),
    email: z.string(),
    phone: z.string(),
    date: z.string(),
    number: z.string(),
    tooLong: z.string(),
    changed: z.string(),
  }),
  invalid: requestPage,
})

const notFoundPage = z.object({
  file: z.string(),
  csp: z.string(),
  template: z.object({ before: z.string(), item: z.string(), after: z.string() }),
})

const requestPageSet = z.object({
  sent: requestPage,
  invalid: requestPage,
  busy: requestPage,
  unavailable: requestPage,
})

const manifestSchema: z.ZodMiniType<Manifest> = z.object({
  version: z.literal(3),
  inputs: z.string(),
  base: z.exactOptional(z.string()),
  files: z.record(z.string(), entry),
  pages: z.record(z.string(), entry),
  routes: z.array(
    z.object({ path: z.string(), title: z.string(), language: z.exactOptional(z.string()) }),
  ),
  redirects: z.exactOptional(z.record(z.string(), z.string())),
  gone: z.exactOptional(z.array(z.string())),
  notFound: notFoundPage,
  languages: z.exactOptional(
    z.record(
      z.string(),
      z.object({ path: z.string(), notFound: notFoundPage, requestPages: requestPageSet }),
    ),
  ),
  contact: z.object({
    messageMaxBytes: z.number(),
    language: z.exactOptional(z.string()),
    pages: requestPageSet,
    forms: z.exactOptional(z.record(z.string(), receivedForm)),
  }),
})

/** Undefined if the folder contains no manifest of this version. */
export const readManifest = (outDir: string): Manifest | undefined => {
  try {
    const text = readFileSync(join(outDir, MANIFEST_FILE), 'utf8')
    return manifestSchema.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}
