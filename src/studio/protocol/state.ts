import { z } from 'zod'
import { choice, countLimits, field, form } from './form.ts'
import { pageDetails } from './page.ts'
import { image, list, path, splices } from './values.ts'

const typeDefault = z.object({ instancePath: path, pages: z.number() })

const listedEntry = z.object({
  at: path,
  title: z.string(),
  index: z.number(),
  length: z.number(),
  limits: countLimits,
})

const shownText = z.object({
  at: path,
  template: z.string(),
  isWritten: z.boolean(),
  title: z.string(),
  description: z.string(),
  maxLength: z.number().optional(),
  /** Whether the text may have marks and line breaks. */
  isRich: z.boolean().exactOptional(),
  /** Note about other places that change with it; empty if none. */
  shared: z.string(),
  variables: list(field),
  /** Set if the text is a section type default that several sections show. */
  typeDefault: typeDefault.optional(),
  image: image.optional(),
  link: field.optional(),
  /** List entries around the text, innermost first. */
  entries: list(listedEntry),
})

/** A text node, image or empty form field of a page, in document order. */
const shownNode = z.object({
  /** Visible text or placeholder; for images the address, for inline SVG the view box. */
  text: z.string(),
  /** Index into `texts`; undefined for generated text such as numbers. */
  textIndex: z.number().optional(),
})

const pageTranslation = z.object({
  code: z.string(),
  label: z.string(),
  /** Null if the page is not translated. */
  path: z.string().nullable(),
  /** Proposed address of a missing translation; undefined if it cannot be created from this page. */
  proposedPath: z.string().exactOptional(),
})

const pageLanguage = z.object({
  /** BCP 47. */
  code: z.string(),
  label: z.string(),
  /** Of the other languages. */
  translations: list(pageTranslation),
})

const listedPage = z.object({
  path: z.string(),
  title: z.string(),
  anchors: list(choice),
  isDraft: z.boolean().exactOptional(),
  /** Only in a site in several languages. */
  language: pageLanguage.exactOptional(),
})

const listedSection = z.object({
  at: path,
  title: z.string(),
  /** Its first text; may be empty. */
  summary: z.string(),
  isDraft: z.boolean().exactOptional(),
})

/** See `positions/position-map.ts`. */
const positionMap = z.object({
  lists: z.record(z.string(), list(z.number().nullable())),
  deleted: list(z.string()),
})

const point = z.object({ line: z.number(), column: z.number() })

export const range = z.object({ start: point, end: point })

export const labelledFix = z.object({
  edits: splices,
  version: z.string(),
  label: z.string(),
})

const fileDiagnostic = z.object({
  message: z.string(),
  hint: z.string().exactOptional(),
  range,
  fix: labelledFix.optional(),
})

export const studioState = z.object({
  pages: list(listedPage),
  menus: list(choice),
  files: list(z.string()),
  path: z.string(),
  sections: list(listedSection),
  sectionLimits: countLimits,
  /** Null if there is no page at the address. */
  page: pageDetails.nullable(),
  texts: list(shownText),
  nodes: list(shownNode),
  undo: z.number(),
  redo: z.number(),
  version: z.string(),
  /** Maps positions from the version `since` of the request; null if the server does not know it. */
  positions: list(positionMap).nullable(),
  form: form.optional(),
  supportsRedirects: z.boolean(),
  diagnostics: list(fileDiagnostic),
})

export const formState = form.extend({ version: z.string() })

const textRange = z.tuple([z.number(), z.number()])

export const pageLinks = list(
  z.object({
    at: path,
    value: z.unknown(),
    title: z.string(),
    where: z.string(),
    /** The links in a text; absent if the value is the link. */
    inText: list(
      z.object({ whole: textRange, words: textRange, target: textRange }),
    ).exactOptional(),
    /** Whether the link can stay without a target. */
    canBeMarked: z.boolean(),
    /** The list entry that consists of the link, such as a menu entry. */
    entry: path.nullable(),
  }),
)

/** A text in the other languages. `path` is that of its page; null for texts of the whole site. */
export const translatedTexts = list(
  z.object({
    code: z.string(),
    label: z.string(),
    path: z.string().nullable(),
    at: path,
    text: z.string(),
  }),
)

export type ShownText = z.infer<typeof shownText>
export type TypeDefault = z.infer<typeof typeDefault>
export type ListedEntry = z.infer<typeof listedEntry>
export type ShownNode = z.infer<typeof shownNode>
export type ListedPage = z.infer<typeof listedPage>
export type PageTranslation = z.infer<typeof pageTranslation>
export type TranslatedText = z.infer<typeof translatedTexts>[number]
export type ListedSection = z.infer<typeof listedSection>
export type PageLink = z.infer<typeof pageLinks>[number]
export type StudioState = z.infer<typeof studioState>
export type FileDiagnostic = z.infer<typeof fileDiagnostic>
export type LabelledFix = z.infer<typeof labelledFix>
export type Fix = Omit<LabelledFix, 'label'>
export type FormState = z.infer<typeof formState>
