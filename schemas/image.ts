import { z } from 'zod'
import { createReference } from './reference.ts'
import { type RichTextRef, richText } from './rich-text.ts'
import { type TextRef, text } from './text.ts'

/** An unresolved picture under `public/`. */
export interface ImageRef {
  readonly ref: 'image'
  readonly src: string
  readonly alt?: TextRef
  readonly caption?: RichTextRef
  readonly decorative?: true
  /** Percent from the left and from the top. */
  readonly focus?: readonly number[]
}

const fields = {
  src: z
    .string()
    .regex(/^\/\S(.*\S)?$/, {
      error:
        'The address of an image must start with "/", such as /images/name.svg for a file in public/images.',
    })
    .meta({
      title: 'File',
      control: 'imageFile',
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
}

const isUnambiguous = ({
  alt,
  decorative,
}: {
  readonly alt?: unknown
  readonly decorative?: unknown
}) => !(alt && decorative)

const AMBIGUOUS = {
  path: ['decorative'],
  error: 'A decorative image has no alternative text. Delete alt or decorative.',
}

const toImageRef = ({ src, alt, caption, decorative, focus }: Written): ImageRef =>
  createReference({
    ref: 'image',
    src,
    ...(alt ? { alt } : {}),
    ...(caption ? { caption } : {}),
    ...(decorative ? { decorative } : {}),
    ...(focus ? { focus } : {}),
  })

type Written = { readonly [Key in keyof Omit<ImageRef, 'ref'>]: ImageRef[Key] | undefined } & {
  readonly src: string
}

export const image = z
  .strictObject(fields)
  .refine(isUnambiguous, AMBIGUOUS)
  .transform(toImageRef)
  .meta({ control: 'image' })

export const captionedImage = z
  .strictObject({
    ...fields,
    caption: richText(300)
      .optional()
      .meta({ title: 'Caption', description: 'A line under the picture.' }),
  })
  .refine(isUnambiguous, AMBIGUOUS)
  .transform(toImageRef)
  .meta({ control: 'captionedImage' })
