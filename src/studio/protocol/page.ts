import { z } from 'zod'
import { siteChange } from './edits.ts'
import { list, path } from './values.ts'

/** A menu or list of links of the whole site that can have a link to the page. */
const pageMenu = z.object({
  title: z.string(),
  isShown: z.boolean(),
  /** Adds the link to the page, or removes it. */
  changes: list(siteChange),
  /** Why that is not possible; null if it is. */
  reason: z.string().nullable(),
})

/** The page of the state, apart from its content. */
export const pageDetails = z.object({
  at: path,
  /** Whether the page itself is marked as a draft, not only its sections or its language. */
  isDraft: z.boolean(),
  menus: list(pageMenu),
})

const textPart = z.object({ text: z.string(), isMatch: z.boolean() })

/** Paths refer to `version`. */
export const pageSearchResult = z.object({
  version: z.string(),
  /** What was searched for. */
  words: z.string(),
  pages: list(
    z.object({
      path: z.string(),
      /** The text with the most words; null if only the title or the address has them. */
      text: z.object({ at: path, parts: list(textPart) }).nullable(),
    }),
  ),
})

export type PageMenu = z.infer<typeof pageMenu>
export type PageDetails = z.infer<typeof pageDetails>
export type PageSearchResult = z.infer<typeof pageSearchResult>
export type FoundPage = PageSearchResult['pages'][number]
