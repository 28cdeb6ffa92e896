/** Pages for visitors without JavaScript: prerendered with all error messages, of which the matching ones are kept. */
import type { RequestPage, RequestPageName } from '../contract/manifest.ts'

export type PageSource = (name: RequestPageName) => RequestPage | Promise<RequestPage>

const REASON = /<li\b[^>]*\sdata-reason="(\w+)"[^>]*>[\s\S]*?<\/li>/g
const EMPTY_LIST = /<ul\b[^>]*\sdata-reasons(?:="")?[^>]*>\s*<\/ul>/

export const filterReasons = (html: string, fields: readonly string[]): string =>
  html
    .replace(REASON, (item, field) => (fields.includes(field) ? item : ''))
    .replace(EMPTY_LIST, '')
