import { z } from 'zod'
import { createReference } from './reference.ts'

/** A text as written: its `{variables}` are not filled in yet. */
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

/** A text on one line, or a number. */
export const textOrNumber = (maxLength: number) =>
  z
    .union([
      oneLine.max(maxLength).meta({ title: 'Text', description: 'A text on one line.' }),
      z.number().meta({ title: 'Number', description: 'A number.' }),
    ])
    .transform((written) => (typeof written === 'number' ? written : toTextRef(written)))

/**
 * A text on one line, with `{variables}` allowed.
 * @param maxLength most characters as written
 */
export const text = (maxLength = 300) => oneLine.max(maxLength).transform(toTextRef)

/**
 * A text on one line that has a form of its own.
 * @param form what it has to match as written, with its variables
 * @param error what is said of a text that does not
 */
export const formedText = (maxLength: number, form: RegExp, error: string) =>
  oneLine.max(maxLength).regex(form, { error }).transform(toTextRef)

/**
 * A text with places that the page fills in, such as `{length}`, each of which it has to have; `{variables}` are
 * allowed besides. In a finished site the places are still there.
 * @param error what is said of a text that lacks one
 */
export const textWithPlaces = (maxLength: number, places: readonly string[], error: string) =>
  places
    .reduce(
      (schema, place) => schema.regex(new RegExp(`\\{${place}\\}`), { error }),
      oneLine.max(maxLength),
    )
    .transform((template) =>
      // Doubled braces stand for braces where variables are filled in.
      toTextRef(
        template.replace(/(?<!\{)\{(\w+)\}(?!\})/g, (written, name: string) =>
          places.includes(name) ? `{${written}}` : written,
        ),
      ),
    )

/** A paragraph: one line of running text, up to 1,200 characters. */
export const paragraph = () => text(1200)

/** A name for internal use, such as the name of a figure or a menu panel: `small-letters-and-digits`. */
export const slug = z.string().regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, {
  error:
    'A name must start with a letter and may contain only lower-case letters, digits and single hyphens.',
})
