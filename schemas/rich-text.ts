import { z } from 'zod'
import { createReference } from './reference.ts'

/** A text with inline Markdown that is not parsed yet, and whose `{variables}` are not replaced yet. */
export interface RichTextRef {
  readonly ref: 'richText'
  readonly template: string
}

/**
 * A text with `**bold**`, `*italic*`, `[label](target)` and line breaks.
 * @param maxLength in characters of the file, with marks and before variables are replaced
 */
export const richText = (maxLength = 300) =>
  z
    .string()
    .regex(/\S/, { error: 'This text is empty.' })
    .max(maxLength)
    .refine((written) => !/\n[^\S\n]*\n/.test(written.trim()), {
      error:
        'This text contains an empty line. Delete it, or write each paragraph as an entry of its own.',
    })
    .transform((template): RichTextRef => createReference({ ref: 'richText', template }))
    .meta({ control: 'richText' })

export const paragraph = () => richText(1200)
