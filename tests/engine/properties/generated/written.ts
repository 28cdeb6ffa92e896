import { Document } from 'yaml'
import { type Style, styled } from '../reformat.ts'
import type { JsonMap } from './json.ts'

export { styles } from '../reformat.ts'

/** Texts that need no quotes in anybody's eyes. */
const PLAIN = /^(?!(?:true|false|null|yes|no|on|off)$)[a-z][a-z0-9 /.-]*[a-z0-9]$/i

/** Folded before its hyphen, an entry of a list without quotes looks like two of them, and is reported as that. */
const looksLikeTwo = (text: string, { lineWidth }: Style): boolean =>
  lineWidth > 0 && text.includes(' - ')

/** The text of a site file, in a style. */
export const written = (site: JsonMap, style: Style): string =>
  styled(
    new Document(site),
    style,
    (text, isEntry) => PLAIN.test(text) && !(isEntry && looksLikeTwo(text, style)),
  )
