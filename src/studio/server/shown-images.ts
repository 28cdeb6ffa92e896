import type { z } from 'zod'
import type { Path } from '../../content/model.ts'
import { findReferences } from '../../content/resolve/references.ts'
import {
  getDescription,
  getSchemaAt,
  getTitle,
  unwrapSchema,
} from '../../content/validate/schema-walk.ts'
import { getValueAt } from '../../content/value-at.ts'
import type { ImageValue } from '../protocol/values.ts'
import { isRecord } from './values.ts'

interface ImageDescription {
  readonly title: string
  readonly description: string
  readonly maxLength: number | undefined
  readonly value: ImageValue
}

/** @param site schema of the site @param value completed site */
export function describeImage(
  site: z.core.$ZodType,
  value: unknown,
  at: Path,
): ImageDescription | undefined {
  const holder = at.slice(0, -1)
  const written = getValueAt(value, holder)
  if (at.at(-1) !== 'src' || !isImageValue(written)) return undefined
  const schema = getSchemaAt(site, value, holder)
  const [found] = schema ? findReferences(schema, written) : []
  if (found?.ref.ref !== 'image') return undefined
  const alt = getSchemaAt(site, value, [...holder, 'alt'])
  const form = alt && unwrapSchema(alt)
  return {
    title: getTitle(schema) ?? 'Picture',
    description: getDescription(schema) ?? '',
    maxLength:
      form && 'maxLength' in form && typeof form.maxLength === 'number'
        ? form.maxLength
        : undefined,
    value: written,
  }
}

const KEYS = ['src', 'alt', 'decorative', 'focus', 'caption']

const isImageValue = (value: unknown): value is ImageValue =>
  isRecord(value) &&
  Object.keys(value).every((key) => KEYS.includes(key)) &&
  typeof value.src === 'string' &&
  (value.alt === undefined || typeof value.alt === 'string') &&
  (value.caption === undefined || typeof value.caption === 'string') &&
  (value.decorative === undefined || value.decorative === true)
