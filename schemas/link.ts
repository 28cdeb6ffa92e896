import { z } from 'zod'
import { createReference } from './reference.ts'
import { slug, text } from './text.ts'

/** An unresolved link target. */
export type LinkRef =
  | { readonly ref: 'link'; readonly to: string }
  | { readonly ref: 'link'; readonly flagged: string; readonly reason: string }
  | { readonly ref: 'link'; readonly open: string }

/** Value of `flagged` for a control that does nothing. */
export const NOTHING = 'nothing'

/** In characters. */
export const MIN_REASON_LENGTH = 10

const address = z
  .string()
  .regex(/^\S+$/, { error: 'An address must not be empty or contain spaces.' })
  .max(2000)

/** File names can contain spaces, so addresses that start with a slash can as well. */
const plain = z
  .string()
  .regex(/^(\S+|\/\S(.*\S)?)$/, {
    error: 'An address must not be empty or contain spaces.',
  })
  .max(2000)
  .meta({
    title: 'Address',
    description: 'A page of this site, an anchor on a page, or an external address.',
  })

const flagged = z
  .strictObject({
    flagged: address.meta({
      title: 'Target known not to work',
      description: 'The broken address, or "nothing" for a control that does nothing.',
    }),
    reason: z
      .string()
      .min(MIN_REASON_LENGTH)
      .max(500)
      .meta({ title: 'Reason', description: 'Why you keep this although it does not work.' }),
  })
  .meta({
    title: 'Flagged target',
    description:
      'A broken target that is kept on purpose. To fix it, replace the whole value with an address.',
  })

const opens = z
  .strictObject({
    open: slug.meta({
      title: 'Menu panel',
      description: 'The name of a panel under navigation.panels.',
    }),
  })
  .meta({
    title: 'Opens a panel',
    description: 'Goes to the home page and opens a navigation panel.',
  })

export const target = z
  .union([plain, flagged, opens])
  .transform((written): LinkRef => {
    if (typeof written === 'string') return createReference({ ref: 'link', to: written })
    return createReference({ ref: 'link', ...written })
  })
  .meta({ control: 'link' })

const to = target.meta({
  title: 'Target',
  description:
    'A page of this site (/Careers, /Careers#team), an anchor on this page (#team), an address (https:, mailto:, tel:), { open: panel } or { flagged: target, reason: why }.',
})

export const action = z.strictObject({
  label: text(80).meta({ title: 'Label', description: 'Text of the link or button.' }),
  to,
})

const inBothCases = (words: readonly string[]) =>
  words.flatMap((word) => [word, word.toUpperCase()])

/**
 * A file under `public/` that is embedded in a page, such as a video.
 * @param extensions without the dot
 */
export const publicFile = (...extensions: readonly string[]) =>
  z
    .string()
    // Cameras write upper-case extensions. JSON Schema patterns cannot have the flag `i`.
    .regex(new RegExp(`^/\\S(.*\\S)?\\.(${inBothCases(extensions).join('|')})$`), {
      error: `The address of this file must start with "/" and end with .${extensions.join(' or .')}.`,
    })
    .transform((to): LinkRef => createReference({ ref: 'link', to }))
    .meta({ control: 'file' })

/** An unresolved file for visitors to download. */
export interface DownloadRef {
  readonly ref: 'download'
  readonly to: string
}

/** A file under `public/` that visitors download. */
export const download = () =>
  z
    .string()
    .regex(/^\/\S(.*\S)?\.\w+$/, {
      error:
        'The address of a file must start with "/" and end with its extension, such as /downloads/form.pdf for a file in public/downloads.',
    })
    .max(2000)
    .transform((to): DownloadRef => createReference({ ref: 'download', to }))
    .meta({ control: 'file' })

export const toField = to
