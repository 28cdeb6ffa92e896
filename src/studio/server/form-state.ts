import type { Path } from '../../content/model.ts'
import { NormalizedText } from '../edit/normalized-text.ts'
import { parseCached } from '../edit/parse-cached.ts'
import { createForm } from '../forms/form.ts'
import { FormSource } from '../forms/form-source.ts'
import type { LiveSite } from '../live-site.ts'
import type { FormState, PageLink } from '../protocol/state.ts'
import { isPath } from '../protocol/values.ts'
import { listPageLinks } from './page-outline.ts'

/** @param asked path as JSON */
export function createFormState(
  { text, version, context }: LiveSite,
  asked: string | null,
): FormState | undefined {
  const at = parsePath(asked)
  const { tree } = text === undefined ? {} : parseCached(new NormalizedText(text).text)
  const form = at && tree && createForm(tree, at, context)
  return form && { ...form, version }
}

export function createLinkList({ text, context }: LiveSite, page: string): readonly PageLink[] {
  const { tree } = text === undefined ? {} : parseCached(new NormalizedText(text).text)
  return tree ? listPageLinks(tree, FormSource.get(tree, context), page) : []
}

export function parsePath(asked: string | null): Path | undefined {
  try {
    const path: unknown = JSON.parse(asked ?? '')
    return isPath(path) ? path : undefined
  } catch {
    return undefined
  }
}
