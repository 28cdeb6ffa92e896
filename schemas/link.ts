import { z } from 'zod'
import { createReference } from './reference.ts'
import { slug, text } from './text.ts'

/** Where a link leads, as written; `resolve` decides whether the target exists. */
export type LinkRef =
  | { readonly ref: 'link'; readonly to: string }
  | { readonly ref: 'link'; readonly flagged: string; readonly reason: string }
  | { readonly ref: 'link'; readonly open: string }

/** The word that stands in `flagged` where a control is known to do nothing. */
export const NOTHING = 'nothing'

const address = z
  .string()
  .regex(/^\S+$/, { error: 'An address must not be empty or contain spaces.' })
  .max(2000)

/** Files may have spaces in their names, so an address that begins with a slash may, too. */
const plain = z
  .string()
  .regex(/^(\S+|\/\S(.*\S)?)$/, {
    error: 'An address must not be empty or contain spaces.',
  })
  .max(2000)
  .meta({
    title: 'Address',
    description: 'A page of this site, a place on a page, or an address elsewhere.',
  })

const flagged = z
  .strictObject({
    flagged: address.meta({
      title: 'Target known not to work',
      description:
        'The address that is known not to resolve, or the word "nothing" for a control that does nothing.',
    }),
    reason: z
      .string()
      .min(10)
      .max(500)
      .meta({ title: 'Reason', description: 'Why this is kept although it does not work.' }),
  })
  .meta({
    title: 'Flagged target',
    description:
      'A target known not to resolve, kept on purpose. Replace the whole value by an address to mend it.',
  })

const opens = z
  .strictObject({
    open: slug.meta({
      title: 'Menu panel',
      description: 'The name of the navigation panel that opens, as under navigation.panels.',
    }),
  })
  .meta({
    title: 'Opens a panel',
    description: 'Goes to the home page and opens a navigation panel.',
  })

/** The target of a link: an address, a flagged target, or an action on the page. */
export const target = z.union([plain, flagged, opens]).transform((written): LinkRef => {
  if (typeof written === 'string') return createReference({ ref: 'link', to: written })
  return createReference({ ref: 'link', ...written })
})

const to = target.meta({
  title: 'Target',
  description:
    'A page of this site (/Careers, /Careers#team), a place on this page (#team), an address (https:, mailto:, tel:), { open: panel } or { flagged: target, reason: why }.',
})

/** A link or button: what it says and where it leads. */
export const action = z.strictObject({
  label: text(80).meta({ title: 'Label', description: 'What the link or button says.' }),
  to,
})

const inBothCases = (words: readonly string[]) =>
  words.flatMap((word) => [word, word.toUpperCase()])

/**
 * A file under `public/` that a page uses itself, such as a video.
 * @param extensions without their dots
 */
export const publicFile = (...extensions: readonly string[]) =>
  z
    .string()
    // Cameras write them in capitals. Flags of expressions do not reach the schema for editors.
    .regex(new RegExp(`^/\\S(.*\\S)?\\.(${inBothCases(extensions).join('|')})$`), {
      error: `The address of this file must start with "/" and end with .${extensions.join(' or .')}.`,
    })
    .transform((to): LinkRef => createReference({ ref: 'link', to }))

/** The field in which other schemas carry a target. */
export const toField = to
