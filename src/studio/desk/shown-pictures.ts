import type { z } from 'zod'
import type { Path } from '../../content/model.ts'
import { references } from '../../content/resolve/references.ts'
import { aboutOf, inner, schemaAt, titleOf } from '../../content/validate/schema-walk.ts'
import { valueAt } from '../../content/validate/unions.ts'
import type { PictureValue } from './messages.ts'
import { isMap } from './values.ts'

interface Found {
  readonly title: string
  readonly description: string
  /** Most characters of its alternative text. */
  readonly most: number | undefined
  readonly value: PictureValue
}

/**
 * The picture whose address stands at a place.
 * @param site the schema of the site
 * @param value the completed site
 */
export function pictureOf(site: z.core.$ZodType, value: unknown, at: Path): Found | undefined {
  const holder = at.slice(0, -1)
  const written = valueAt(value, holder)
  if (at.at(-1) !== 'src' || !isPicture(written)) return undefined
  const schema = schemaAt(site, value, holder)
  const [found] = schema ? references(schema, written) : []
  if (found?.ref.ref !== 'image') return undefined
  const alt = schemaAt(site, value, [...holder, 'alt'])
  const form = alt && inner(alt)
  return {
    title: titleOf(schema) ?? 'Picture',
    description: aboutOf(schema) ?? '',
    most:
      form && 'maxLength' in form && typeof form.maxLength === 'number'
        ? form.maxLength
        : undefined,
    value: written,
  }
}

const KEYS = ['src', 'alt', 'decorative']

/** Whether a value has the form of a picture in the file. */
export const isPicture = (value: unknown): value is PictureValue =>
  isMap(value) &&
  Object.keys(value).every((key) => KEYS.includes(key)) &&
  typeof value.src === 'string' &&
  (value.alt === undefined || typeof value.alt === 'string') &&
  (value.decorative === undefined || value.decorative === true)
