import type { Path } from '../../content/model.ts'
import { PlainText } from '../edit/plain-text.ts'
import { reading } from '../edit/reading.ts'
import { formAt } from '../forms/form.ts'
import type { LiveSite } from '../live-site.ts'
import type { FormState } from './messages.ts'
import { isPathOfFile } from './values.ts'

/** The form of a part of the site as it is now. @param asked its path, as JSON */
export function formOf(
  { text, version, context }: LiveSite,
  asked: string | null,
): FormState | undefined {
  const at = pathIn(asked)
  const { tree } = text === undefined ? {} : reading(new PlainText(text).text)
  const form = at && tree && formAt(tree, at, context)
  return form && { ...form, version }
}

/** The path that an address names, as JSON; undefined for what is none. */
export function pathIn(asked: string | null): Path | undefined {
  try {
    const path: unknown = JSON.parse(asked ?? '')
    return isPathOfFile(path) ? path : undefined
  } catch {
    return undefined
  }
}
