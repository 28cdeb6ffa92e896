/** The pages on which the form lands without JavaScript: rendered ahead, cut to what applies. */
import type { RequestPage, RequestPageName } from '../contract/manifest.ts'
import type { ErrorField } from './values.ts'

/** Gives a page; in development it is rendered when it is asked for. */
export type PageSource = (name: RequestPageName) => RequestPage | Promise<RequestPage>

const REASON = /<li\b[^>]*\sdata-reason="(\w+)"[^>]*>[\s\S]*?<\/li>/g
const EMPTY_LIST = /<ul\b[^>]*\sdata-reasons(?:="")?[^>]*>\s*<\/ul>/

/** The page with those of its reasons that apply. */
export const filterReasons = (html: string, parts: readonly ErrorField[]): string =>
  html
    .replace(REASON, (item, part) => ((parts as readonly string[]).includes(part) ? item : ''))
    .replace(EMPTY_LIST, '')
