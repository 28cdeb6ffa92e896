/** What panels and dialogs read: images, changes, publication, search and report. */
import { z } from 'zod'
import { siteChange } from './edits.ts'
import { labelledFix } from './state.ts'
import { list, path } from './values.ts'

const listedImage = z.object({
  address: z.string(),
  width: z.number(),
  height: z.number(),
  bytes: z.number().optional(),
})

export const imageList = z.object({ images: list(listedImage), maxBytes: z.number() })

const page = z.object({ path: z.string(), title: z.string() })

const changeGroup = z.object({
  title: z.string(),
  /** Undefined for the whole site. */
  path: z.string().optional(),
  changes: list(
    z.object({
      kind: z.enum(['added', 'removed', 'changed', 'moved']),
      page: page.optional(),
      /** The section or list entry that contains it; empty for the page itself. */
      place: z.string(),
      text: z.string(),
      /** Complete texts; undefined for other values. */
      before: z.string().optional(),
      after: z.string().optional(),
      /** Name of the editor, if editors sign in. */
      author: z.string().optional(),
      at: path,
      revert: siteChange,
    }),
  ),
})

const baseline = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('publication'), date: z.string() }),
  z.object({ kind: z.literal('commit'), commit: z.string() }),
])

/** What differs from the last publication. Paths and reverts refer to `version`. */
export const changesState = z.object({
  version: z.string(),
  /** Null if there is nothing to compare with. */
  comparedWith: baseline.nullable(),
  /** Why changes cannot be listed; empty if they can. */
  problem: z.string(),
  groups: list(changeGroup),
  /** Proposed commit message. */
  message: z.string(),
})

const gitState = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('none') }),
  z.object({ kind: z.literal('unchanged') }),
  z.object({ kind: z.literal('blocked'), reason: z.string() }),
  z.object({ kind: z.literal('ready'), branch: z.string(), files: list(z.string()) }),
])

export const publicationRun = z.object({
  /** Increases with each run. */
  number: z.number(),
  status: z.enum(['running', 'published', 'failed', 'cancelled']),
  stage: z.enum(['check', 'build', 'upload', 'record', 'commit']),
  detail: z.string(),
  /** Why it failed; may have several lines. */
  message: z.string(),
  /** Last lines of a failed program. */
  output: z.string(),
  warnings: list(z.string()),
})

export const publicationState = z.object({
  /** Null: the folder is replaced. */
  command: list(z.string()).nullable(),
  isConfirmed: z.boolean(),
  folder: z.string(),
  git: gitState,
  /** Number of changes; null if it is not known. */
  changes: z.number().nullable(),
  /** Proposed commit message. */
  message: z.string(),
  /** The current or last run since the start of the server. */
  run: publicationRun.nullable(),
})

/** `refusal` is why it did not start. */
export const publishResponse = z.object({ refusal: z.string().nullable() })

const foundText = z.object({
  at: path,
  text: z.string(),
  /** Offsets in the text, the end exclusive. */
  matches: list(z.tuple([z.number(), z.number()]).readonly()),
  title: z.string(),
  /** The section or list entry around it; may be empty. */
  place: z.string(),
  /** Null for texts of the whole site. */
  page: page.nullable(),
})

/** Paths refer to `version`. */
export const searchResult = z.object({
  version: z.string(),
  texts: list(foundText),
  /** Number of all matches, also of those that are not listed. */
  matches: z.number(),
  isCut: z.boolean(),
})

const reportItem = z.object({
  /** Null if the file has no place for it. */
  at: path.nullable(),
  /** Null for parts of the whole site. */
  page: page.nullable(),
  /** The section or list entry around it; may be empty. */
  place: z.string(),
  /** The text that it is about; may be empty. */
  text: z.string(),
  message: z.string(),
  hint: z.string(),
  fix: labelledFix.exactOptional(),
  /** Address of a file that it is about. */
  file: z.string().exactOptional(),
})

const reportGroup = z.object({ title: z.string(), items: list(reportItem) })

/** `groups` is null if the site has errors. */
export const siteReport = z.object({ groups: list(reportGroup).nullable() })

export type ListedImage = z.infer<typeof listedImage>
export type ImageList = z.infer<typeof imageList>
export type ChangeGroup = z.infer<typeof changeGroup>
export type Baseline = z.infer<typeof baseline>
export type ChangesState = z.infer<typeof changesState>
export type PublicationRun = z.infer<typeof publicationRun>
export type PublicationState = z.infer<typeof publicationState>
export type FoundText = z.infer<typeof foundText>
export type SearchResult = z.infer<typeof searchResult>
export type ReportItem = z.infer<typeof reportItem>
export type ReportGroup = z.infer<typeof reportGroup>
export type SiteReport = z.infer<typeof siteReport>
