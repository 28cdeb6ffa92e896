import type { Path } from '../../content/model.ts'
import { NormalizedText } from '../edit/normalized-text.ts'
import { parseCached } from '../edit/parse-cached.ts'
import { createForm } from '../forms/form.ts'
import { FormSource } from '../forms/form-source.ts'
import type { LiveSite } from '../live-site.ts'
import type { FormState, PageLink } from '../protocol/state.ts'
import { isPath } from '../protocol/values.ts'
import { listPageLinks, listSectionLinks } from './link-list.ts'

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

/** Links to a page (`path`) or to a section (`section`, a path as JSON). */
export function createLinkList(
  { text, context }: LiveSite,
  params: URLSearchParams,
): readonly PageLink[] {
  const { tree } = text === undefined ? {} : parseCached(new NormalizedText(text).text)
  const section = parsePath(params.get('section'))
  if (!tree) return []
  const source = FormSource.get(tree, context)
  return section
    ? listSectionLinks(tree, source, section, params.has('draft'))
    : listPageLinks(tree, source, params.get('path') ?? '')
}

export function parsePath(asked: string | null): Path | undefined {
  try {
    const path: unknown = JSON.parse(asked ?? '')
    return isPath(path) ? path : undefined
  } catch {
    return undefined
  }
}
