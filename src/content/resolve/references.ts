import type { z } from 'zod'
import type { CallRef } from '../../../schemas/call.ts'
import type { CollectionRef } from '../../../schemas/collections.ts'
import type { FigureRef } from '../../../schemas/figure.ts'
import type { ImageRef } from '../../../schemas/image.ts'
import type { DownloadRef, LinkRef } from '../../../schemas/link.ts'
import { isMarkedReference } from '../../../schemas/reference.ts'
import type { RichTextRef } from '../../../schemas/rich-text.ts'
import type { TextRef } from '../../../schemas/text.ts'
import type { Path } from '../model.ts'
import type { TextRange } from '../rich-text/parse.ts'
import { parsePartially } from '../validate/parse-partially.ts'

export type Reference =
  | TextRef
  | RichTextRef
  | LinkRef
  | DownloadRef
  | ImageRef
  | FigureRef
  | CallRef
  | CollectionRef

export interface Found<R extends Reference = Reference> {
  readonly ref: R
  readonly path: Path
  /** For a link in a rich text. */
  readonly within?: {
    readonly text: RichTextRef
    /** Of the target. */
    readonly range: TextRange
    readonly label: string
  }
}

export const isReference = (value: unknown): value is Reference => isMarkedReference(value)

export const isText = (ref: Reference): ref is TextRef | RichTextRef =>
  ref.ref === 'text' || ref.ref === 'richText'

/** The references in a value of the site file, also if other parts of it are invalid. */
export const findReferences = (
  schema: z.core.$ZodType,
  value: unknown,
  path: Path = [],
): Generator<Found> => listReferences(parsePartially(schema, value).partial, path)

/** The references in a parsed value. The texts of an image are references of their own. */
function* listReferences(value: unknown, path: Path): Generator<Found> {
  if (isReference(value)) {
    yield { ref: value, path }
    if (value.ref === 'image' && value.alt) yield { ref: value.alt, path: [...path, 'alt'] }
    if (value.ref === 'image' && value.caption)
      yield { ref: value.caption, path: [...path, 'caption'] }
  } else if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) yield* listReferences(item, [...path, index])
  } else if (value !== null && typeof value === 'object') {
    for (const [key, item] of Object.entries(value)) yield* listReferences(item, [...path, key])
  }
}
