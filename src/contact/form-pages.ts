/** Pages for visitors without JavaScript: prerendered with all error messages, of which the matching ones are kept. */

import type { RequestPage, RequestPageName } from '../contract/manifest.ts'
import { escapeHtml } from '../contract/not-found.ts'
import type { FormErrors } from './form-validation.ts'

/** The language is undefined for the default one. */
export type PageSource = (
  name: RequestPageName,
  language?: string,
) => RequestPage | Promise<RequestPage>

const REASON = /<li\b[^>]*\sdata-reason="([\w-]+)"[^>]*>[\s\S]*?<\/li>/g
const EMPTY_LIST = /<ul\b[^>]*\sdata-reasons(?:="")?[^>]*>\s*<\/ul>/

export const filterReasons = (html: string, fields: readonly string[]): string =>
  html
    .replace(REASON, (item, field) => (fields.includes(field) ? item : ''))
    .replace(EMPTY_LIST, '')

/** See `formMarks`. */
const ATTRIBUTE =
  / data-(checked|selected|invalid)="\uffff(?:chosen|invalid):([\w-]+)(?::([^\uffff]*))?\uffff"/g
const TEXT = /\uffff(value|error):([\w-]+)\uffff/g

export const fillFormPage = (html: string, { errors, values }: FormErrors): string => {
  const isChosen = (name: string, option: string) => escapeHtml(values.get(name) ?? '') === option
  return filterReasons(html, [...errors.keys()])
    .replace(ATTRIBUTE, (_, attribute: string, name: string, option = '') => {
      if (attribute === 'invalid') return errors.has(name) ? ' aria-invalid="true"' : ''
      return isChosen(name, option) ? ` ${attribute}=""` : ''
    })
    .replace(TEXT, (_, kind: string, name: string) =>
      escapeHtml((kind === 'error' ? errors : values).get(name) ?? ''),
    )
}
