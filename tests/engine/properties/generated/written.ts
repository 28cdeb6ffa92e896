import { Document } from 'yaml'
import { type Style, styled } from '../reformat.ts'
import type { JsonMap } from './json.ts'

export { styles } from '../reformat.ts'

/** Texts that never need quotes. */
const PLAIN = /^(?!(?:true|false|null|yes|no|on|off)$)[a-z][a-z0-9 /.-]*[a-z0-9]$/i

/** A plain list entry folded before a hyphen looks like two entries and is reported as such. */
const looksLikeTwo = (text: string, { lineWidth }: Style): boolean =>
  lineWidth > 0 && text.includes(' - ')

/** Writes a site file in a style. */
export const written = (site: JsonMap, style: Style): string =>
  styled(
    new Document(site),
    style,
    (text, isEntry) => PLAIN.test(text) && !(isEntry && looksLikeTwo(text, style)),
  )
