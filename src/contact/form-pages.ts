/** Pages for visitors without JavaScript: prerendered with all error messages, of which the matching ones are kept. */
import type { RequestPage, RequestPageName } from '../contract/manifest.ts'
import type { ErrorField } from './values.ts'

export type PageSource = (name: RequestPageName) => RequestPage | Promise<RequestPage>

const REASON = /<li\b[^>]*\sdata-reason="(\w+)"[^>]*>[\s\S]*?<\/li>/g
const EMPTY_LIST = /<ul\b[^>]*\sdata-reasons(?:="")?[^>]*>\s*<\/ul>/

/** Removes the error messages of all other fields. */
export const filterReasons = (html: string, fields: readonly ErrorField[]): string =>
  html
    .replace(REASON, (item, field) => ((fields as readonly string[]).includes(field) ? item : ''))
    .replace(EMPTY_LIST, '')
