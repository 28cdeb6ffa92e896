import { decodeHTMLStrict } from 'entities'

export const ENTITY = /&(?:#\d{2,6}|#x[\da-f]{2,6}|[a-z]{2,8});/i

/** Undefined for an unknown entity. Spaces become ordinary ones, soft hyphens are dropped. */
export function decodeEntity(entity: string): string | undefined {
  const character = decodeHTMLStrict(entity)
  if (character === entity || character.includes('\ufffd')) return undefined
  return character.replace(/[\s\p{Cc}]/gu, ' ').replaceAll('\u00ad', '')
}
