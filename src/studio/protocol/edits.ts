/** What writes, and the answers. */
import { z } from 'zod'
import { image, list, path, splices } from './values.ts'

/** JSON has no undefined: an absent value is an error. */
const value = z.custom<unknown>((one) => one !== undefined)

const writtenImage = image.strict()

/**
 * Refused if the current value is not `was`; an absent `was` means that the file has no value yet. With `instance`, the
 * value at `at` is a default, which is overridden at that path instead.
 */
const set = z.object({
  do: z.literal('set'),
  at: path,
  value,
  was: z.unknown().optional(),
  instance: path.optional(),
})

/** Like `set`, for an image. `at` is the path of the image, not of its `src`. */
const setImage = z.object({
  do: z.literal('setImage'),
  at: path,
  value: writtenImage,
  was: writtenImage,
  instance: path.optional(),
})

/** Refused if the value changed since `version`. */
const replace = z.object({ do: z.literal('replace'), at: path, value })
const remove = z.object({ do: z.literal('remove'), at: path })

const insert = z.object({ do: z.literal('insert'), at: path, value })
const move = z.object({ do: z.literal('move'), at: path, to: z.number().int().nonnegative() })

/** Inserts a copy directly after the entry, or before the index `to` of another list. */
const copy = z.object({ do: z.literal('copy'), at: path, to: path.optional() })

const addPage = z.object({
  do: z.literal('addPage'),
  page: z.object({
    path: z.string(),
    title: z.string(),
    from: z.string().optional(),
    isDraft: z.boolean().optional(),
  }),
})
const renamePage = z.object({
  do: z.literal('renamePage'),
  from: z.string(),
  to: z.string(),
  redirect: z.boolean().optional(),
})
const removePage = z.object({
  do: z.literal('removePage'),
  path: z.string(),
  redirect: z.string().optional(),
})

export const siteChange = z.discriminatedUnion('do', [
  set,
  setImage,
  replace,
  remove,
  insert,
  move,
  copy,
  addPage,
  renamePage,
  removePage,
])

/** Splices of exactly the text with `version`: of the source view, or a fix that the server offered. */
const sourceChange = z.object({ do: z.enum(['editSource', 'fix']), edits: splices })

const historyChange = z.object({ do: z.enum(['undo', 'redo']) })

/**
 * @property version of the file that paths and splices refer to
 * @property isRevert whether to bring back the bytes of the last publication, with comments, if only they have the same effect
 */
export const editRequest = z.object({
  version: z.string(),
  isRevert: z.boolean().exactOptional(),
  changes: z.union([
    z.tuple([sourceChange]),
    z.tuple([historyChange]),
    z.array(siteChange).min(1).max(1000),
  ]),
})

/** @property change sets the image; its `src` becomes the address of the upload */
export const uploadRequest = z.object({
  version: z.string(),
  name: z.string(),
  content: z.string(),
  change: setImage,
})

export const checkRequest = z.object({ version: z.string(), edits: splices })

/** `command` is the one that was shown; null if the site has none. */
export const publishRequest = z.object({
  command: z.array(z.string()).nullable(),
  isConfirmed: z.boolean(),
  commitMessage: z.string().trim().min(1).max(20_000).nullable(),
})

const refusalReason = z.object({
  message: z.string(),
  hint: z.string().optional(),
  suggestions: list(z.string()).optional(),
})

/** `at` is the current path; null if the position was deleted or is not known. */
const currentValue = z.object({ at: path.nullable(), value: z.unknown().optional() })

/**
 * Status 409 if there is a conflict, otherwise 200.
 * @property version of the file after the edit
 * @property conflict current values at the paths of the request that have changed since
 */
export const editResponse = z.union([
  z.object({ ok: z.literal(true), version: z.string() }),
  z.object({
    ok: z.literal(false),
    diagnostics: list(refusalReason),
    conflict: z.object({ version: z.string(), current: list(currentValue) }).optional(),
  }),
])

export type EditResponse = z.infer<typeof editResponse>
export type RefusalReason = z.infer<typeof refusalReason>
export type CurrentValue = z.infer<typeof currentValue>
export type EditRequest = z.infer<typeof editRequest>
export type SiteChange = z.infer<typeof siteChange>
export type SetImage = z.infer<typeof setImage>
export type UploadRequest = z.infer<typeof uploadRequest>
export type PublishRequest = z.infer<typeof publishRequest>
export type CheckRequest = z.infer<typeof checkRequest>
