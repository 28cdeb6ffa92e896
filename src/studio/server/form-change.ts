import { locate } from '../../content/locate.ts'
import type { Path } from '../../content/model.ts'
import type { MapTree } from '../../content/tree.ts'
import type { NewPage } from '../forms/new-page.ts'
import type { FormChange } from './protocol.ts'
import { isPath, isRecord } from './values.ts'

const CHANGES = ['set', 'insert', 'move', 'remove']

export function isFormChange(value: unknown): value is FormChange {
  if (!isRecord(value) || !CHANGES.includes(String(value.do)) || !isPath(value.at)) return false
  if (value.do === 'move') return typeof value.to === 'number'
  return value.do === 'remove' || value.value !== undefined
}

export const isNewPage = (value: unknown): value is NewPage =>
  isRecord(value) &&
  typeof value.path === 'string' &&
  typeof value.title === 'string' &&
  (value.from === undefined || typeof value.from === 'string')

/** Sets a value and creates missing parent maps, such as `theme` for the first color. */
export function setWithParents(root: MapTree, at: Path, value: unknown): FormChange {
  let depth = at.length
  while (depth > 1 && !locate(root, at.slice(0, depth - 1)).found) depth -= 1
  const inside = at.slice(depth)
  const whole = inside.reduceRight<unknown>((inner, key) => ({ [key]: inner }), value)
  return { do: 'set', at: at.slice(0, depth), value: whole }
}
