import { safeParse, type z } from 'zod'
import type { Path } from '../model.ts'
import { getValueAt } from '../value-at.ts'
import { getChildSchema, getSchemaAt, getSchemaKeys } from './schema-walk.ts'

/** Finds the only place at the top of the file, or in one of its groups, that has a key for such a value. */
export function findKeyPlace(
  site: z.core.$ZodType,
  data: unknown,
  at: Path,
  key: string,
): string | undefined {
  if (at.length > 1) return undefined
  const value = getValueAt(data, [...at, key])
  const groups: Path[] = [[], ...getSchemaKeys(site, data).map((name) => [name])]
  const fitting = groups.filter((group) => {
    const schema = group.join() === at.join() ? undefined : getSchemaAt(site, data, group)
    const isKnown = getSchemaKeys(schema, getValueAt(data, group)).includes(key)
    const field = isKnown && schema && getChildSchema(schema, getValueAt(data, group), key)
    return field && safeParse(field, value).success
  })
  const [first, ...others] = fitting
  if (!first || others.length > 0) return undefined
  return first.length === 0 ? 'at the top of the file' : `under "${first[0]}"`
}
