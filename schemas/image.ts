import { z } from 'zod'
import { createReference } from './reference.ts'
import { text } from './text.ts'

/** An unresolved picture under `public/`. */
export interface ImageRef {
  readonly ref: 'image'
  readonly src: string
  readonly alt?: { readonly ref: 'text'; readonly template: string }
  readonly decorative?: true
  /** Percent from the left and from the top. */
  readonly focus?: readonly number[]
}

export const image = z
  .strictObject({
    src: z
      .string()
      .regex(/^\/\S(.*\S)?$/, {
        error:
          'The address of an image must start with "/", such as /images/name.svg for a file in public/images.',
      })
      .meta({
        title: 'File',
        description: 'The file under public/, for example /drawings/cloud.svg.',
      }),
    alt: text(250).optional().meta({
      title: 'Alternative text',
      description:
        'Describes the picture for people who cannot see it. Required unless the picture is decorative.',
    }),
    decorative: z.literal(true).optional().meta({
      title: 'Decorative',
      description: 'Set to true only if the picture adds no information to the text.',
    }),
    focus: z
      .array(
        z
          .number()
          .min(0)
          .max(100)
          .meta({ title: 'Percent', description: 'A distance in percent, from 0 to 100.' }),
      )
      .length(2)
      .optional()
      .meta({
        title: 'Focus',
        description:
          'The point that stays visible when the picture is cropped, in percent from the left and from the top, for example [50, 20].',
      }),
  })
  .refine(({ alt, decorative }) => !(alt && decorative), {
    path: ['decorative'],
    error: 'A decorative image has no alternative text. Delete alt or decorative.',
  })
  .transform(
    ({ src, alt, decorative, focus }): ImageRef =>
      createReference({
        ref: 'image',
        src,
        ...(alt ? { alt } : {}),
        ...(decorative ? { decorative } : {}),
        ...(focus ? { focus } : {}),
      }),
  )
