import type { Path } from '../../content/model.ts'
import type { Control, Field } from '../protocol/form.ts'
import type { ShownText, StudioState } from '../protocol/state.ts'
import { type Current, isSame, type Target, targetKey } from './unsaved.ts'

export function readCurrent({ texts, form }: StudioState, target: Target): Current | undefined {
  const key = targetKey(target)
  const text = texts.find((one) => targetKey(toTarget(one)) === key)
  if (text) return { value: toTarget(text).was }
  const field = form && !target.instance ? findField(form.field, target.at) : undefined
  const value = field && readField(field)
  return value && { value: field.isInFile ? value.value : undefined }
}

export const toTarget = (
  text: Omit<Selectable, 'template'> & { readonly template?: string },
): Target => ({
  // The address of an image stands for the whole image.
  at: text.image ? text.at.slice(0, -1) : text.at,
  instance: text.typeDefault?.instancePath,
  pages: text.typeDefault?.pages,
  title: text.title,
  was: text.image ?? (text.isWritten === false ? undefined : text.template),
})

export const isEntry = ({ at, typeDefault, image }: ShownText): boolean =>
  typeof at.at(-1) === 'number' && !typeDefault && !image

type Selectable = Pick<ShownText, 'at' | 'title' | 'typeDefault' | 'image' | 'template'> & {
  readonly isWritten?: boolean
}

function findField(field: Field, at: Path): Field | undefined {
  if (isSame(field.at, at) && readField(field)) return field
  if (!field.at.every((step, depth) => step === at[depth])) return undefined
  for (const child of listChildren(field.control)) {
    const found = findField(child, at)
    if (found) return found
  }
  return undefined
}

function listChildren(control: Control): readonly Field[] {
  if (control.kind === 'list') return control.entries
  if (control.kind === 'union') return [control.field]
  return control.kind === 'group'
    ? [...control.fields, ...control.missing.map(({ field }) => field)]
    : []
}

/** Undefined for fields that consist of others. */
function readField({ control }: Field): Current | undefined {
  switch (control.kind) {
    case 'text':
    case 'number':
    case 'color':
    case 'link':
    case 'picture':
    case 'checkbox':
      return { value: control.value }
    case 'choice':
      return { value: control.value === '' ? undefined : control.value }
    default:
      return undefined
  }
}
