import { z } from 'zod'
import { createReference } from './reference.ts'

/** A text whose `{variables}` are not replaced yet. */
export interface TextRef {
  readonly ref: 'text'
  readonly template: string
}

const toTextRef = (template: string): TextRef => createReference({ ref: 'text', template })

const oneLine = z
  .string()
  .regex(/\S/, { error: 'This text is empty.' })
  .regex(/^[^\n\r\u2028\u2029]*$/, {
    error: 'This text must be on one line.',
  })

export const textOrNumber = (maxLength: number) =>
  z
    .union([
      oneLine.max(maxLength).meta({ title: 'Text', description: 'A text on one line.' }),
      z.number().meta({ title: 'Number', description: 'A number.' }),
    ])
    .transform((written) => (typeof written === 'number' ? written : toTextRef(written)))
    .meta({ control: 'text' })

/** @param maxLength in characters, before variables are replaced */
export const text = (maxLength = 300) =>
  oneLine.max(maxLength).transform(toTextRef).meta({ control: 'text' })

/** @param form matched before variables are replaced */
export const formedText = (maxLength: number, form: RegExp, error: string) =>
  oneLine.max(maxLength).regex(form, { error }).transform(toTextRef).meta({ control: 'text' })

/**
 * A text with required placeholders that the page fills in, such as `{length}`. The compiled site keeps the
 * placeholders; other `{variables}` are filled in as usual.
 * @param error reported if a placeholder is missing
 */
export const textWithPlaces = (maxLength: number, places: readonly string[], error: string) =>
  places
    .reduce(
      (schema, place) => schema.regex(new RegExp(`\\{${place}\\}`), { error }),
      oneLine.max(maxLength),
    )
    .transform((template) =>
      // Double braces escape braces when variables are filled in.
      toTextRef(
        template.replace(/(?<!\{)\{(\w+)\}(?!\})/g, (written, name: string) =>
          places.includes(name) ? `{${written}}` : written,
        ),
      ),
    )
    .meta({ control: 'text' })

const toWrittenNumber = (value: number): TextRef => toTextRef(String(value))

/** A text or number, such as a price. Shown as written if its kind lists the field in `writtenNumbers`. */
export const textOrWrittenNumber = (maxLength: number) =>
  z.union([
    text(maxLength).meta({ title: 'Text', description: 'A text on one line.' }),
    z.number().transform(toWrittenNumber).meta({ title: 'Number', description: 'A number.' }),
  ])

export const slug = z.string().regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, {
  error:
    'A name must start with a letter and may contain only lower-case letters, digits and single hyphens.',
})
