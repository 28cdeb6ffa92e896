import { markdownLink, markup } from '../../diagnostics/text-messages.ts'
import { decodeEntity, ENTITY } from './entities.ts'
import { createTextRule, type TextFinding } from './text-rule.ts'

const NAME =
  '(?:p|br|b|i|u|s|em|strong|span|div|a|ul|ol|li|h[1-6]|img|font|table|tr|td|th|small|sup|sub|hr|center)'

/** A pair of tags, a closing tag, or a standalone tag. A tag name mentioned in a text has no partner. */
export const TAGS = new RegExp(
  `<([a-z][a-z\\d]*(?::[a-z]+)?)(?:\\s[^<>]*)?>(?=.*</\\1>)|</${NAME}>|<(?:br|hr)\\s*/?>|<(?:a|img|span|font|div|p)\\s[^<>]*=[^<>]*>|^<${NAME}>|<!--.*?-->`,
  'i',
)

const LINK =
  /!?\[([^\][]*)\] ?\(((?:https?:|mailto:|tel:|www\.|[/#])[^\s()]*|[\w-]+(?:\.[\w-]+)+(?:\/[^\s()]*)?)\)/

export const ADDRESS = /<((?:https?:|mailto:)[^\s<>]+|[\w.+-]+@[\w-]+\.[\w.-]+)>/i

/** Bold, italic, strikethrough and code. Arithmetic and footnotes have no such pairs. */
const EMPHASIS = [
  /(\*\*|__)(?=\S)([^*_]* [^*_]*|(?<=\*\*)[^*_]+)(?<=\S)\1/,
  /(?<![\p{L}\p{N}*\\])(\*)((?=\p{L}|\d{1,4}\.?\s\p{L})[^*]*[\p{L}\p{N}.!?])\*(?![\p{L}\p{N}*])/u,
  /(?<![\p{L}\p{N}_\\])(_)((?=\p{L})[^_]*[\p{L}\p{N}.!?])_(?![\p{L}\p{N}_])/u,
  /(~~)(?=\S)([^~]+)(?<=\S)~~/,
  /(`)(?=\S)([^`]+)(?<=\S)`/,
] as const

const LIST = /^[-*+] (?=.+ [-*+] )/

const LINE_MARKER =
  /^(?:[•◦‣▪▫■□●○·∙➢➤►✓✔☐☑\uf0a7\uf0b7\uf0d8\uf0fc]\s*|#{1,6} |```\w*\s*|\[[ x]\] |\(?\d{1,2}\) )/iu

const createFinding = (
  found: RegExpExecArray,
  instead?: string,
  length = found[0].length,
): TextFinding => ({
  message: markup(found[0].slice(0, length), instead),
  part: [found.index, found.index + length],
  ...(instead === undefined ? {} : { insert: instead }),
})

/** HTML and Markdown in labels, headlines and other texts without marks. */
export const htmlAndMarkdown = createTextRule('text/markup', (text, isRich) => {
  if (isRich) return undefined
  const link = LINK.exec(text)
  if (link) {
    const [all, words = '', address = ''] = link
    if (all.startsWith('!')) return createFinding(link, '')
    const part = [link.index, link.index + all.length] as const
    return words === '' ? createFinding(link) : { message: markdownLink(words, address), part }
  }
  const tag = TAGS.exec(text)
  if (tag) return checkTag(tag, text)
  const address = ADDRESS.exec(text)
  if (address) return createFinding(address, address[1])
  const entity = ENTITY.exec(text)
  const character = entity ? decodeEntity(entity[0]) : undefined
  if (entity && character !== undefined) return createFinding(entity, character)
  for (const pattern of EMPHASIS) {
    const match = pattern.exec(text)
    if (match) return createFinding(match, match[2])
  }
  const list = LIST.exec(text)
  if (list) return createFinding(list)
  const begin = LINE_MARKER.exec(text)
  return begin ? createFinding(begin, '') : undefined
})

function checkTag(tag: RegExpExecArray, text: string): TextFinding {
  const [all] = tag
  const also = findClosingTag(tag, text)
  // Replace a line break with a space if there is none.
  const isBreak = /^<(?:br|hr)/i.test(all)
  const isApart = /\s/.test(text.charAt(tag.index - 1) + text.charAt(tag.index + all.length))
  return {
    ...createFinding(tag, isBreak && !isApart ? ' ' : ''),
    ...(also && { also: { part: also, insert: '' } }),
  }
}

export function findClosingTag(
  { 0: all, 1: name, index }: RegExpExecArray,
  text: string,
): readonly [number, number] | undefined {
  const end = name === undefined ? -1 : text.indexOf(`</${name}>`, index + all.length)
  return end === -1 || name === undefined ? undefined : [end, end + name.length + 3]
}
