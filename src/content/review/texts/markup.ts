import { markdownLink, markup } from '../../diagnostics/text-messages.ts'
import type { Path } from '../../model.ts'
import { decodeEntity, ENTITY } from './entities.ts'
import type { TextFinding, TextRule } from './text-rule.ts'

const NAME =
  '(?:p|br|b|i|u|s|em|strong|span|div|a|ul|ol|li|h[1-6]|img|font|table|tr|td|th|small|sup|sub|hr|center)'

/** A pair of tags, one that ends something, or one that stands alone. A tag that a text speaks of has no partner. */
const TAGS = new RegExp(
  `<([a-z][a-z\\d]*(?::[a-z]+)?)(?:\\s[^<>]*)?>(?=.*</\\1>)|</${NAME}>|<(?:br|hr)\\s*/?>|<(?:a|img|span|font|div|p)\\s[^<>]*=[^<>]*>|^<${NAME}>|<!--.*?-->`,
  'i',
)

/** A link or a picture of Markdown. */
const LINK =
  /!?\[([^\][]*)\]\(((?:https?:|mailto:|tel:|www\.|[/#])[^\s()]*|[\w-]+(?:\.[\w-]+)+(?:\/[^\s()]*)?)\)/

/** An address between angle brackets. */
const ADDRESS = /<((?:https?:|mailto:)[^\s<>]+|[\w.+-]+@[\w-]+\.[\w.-]+)>/i

/** Words between signs that make them bold, slanted, struck out or code. Arithmetic and footnotes have no such pairs. */
const STRESSED = [
  /(\*\*|__)(?=\S)([^*_]* [^*_]*|(?<=\*\*)[^*_]+)(?<=\S)\1/,
  /(?<![\p{L}\p{N}*\\])(\*)((?=\p{L})[^*]*[\p{L}\p{N}.!?])\*(?![\p{L}\p{N}*])/u,
  /(?<![\p{L}\p{N}_\\])(_)((?=\p{L})[^_]*[\p{L}\p{N}.!?])_(?![\p{L}\p{N}_])/u,
  /(~~)(?=\S)([^~]+)(?<=\S)~~/,
  /(`)(?=\S)([^`]+)(?<=\S)`/,
] as const

/** Signs with which a line of a list, of a quotation or a heading begins elsewhere. */
const BEGIN =
  /^(?:[•◦‣▪▫■□●○·∙➢➤►✓✔☐☑\uf0a7\uf0b7\uf0d8\uf0fc]\s*|#{1,6} |```\w*\s*|\[[ x]\] |\(?\d{1,2}\) )/iu

const remark = (
  found: RegExpExecArray,
  instead?: string,
  length = found[0].length,
): TextFinding => ({
  message: markup(found[0].slice(0, length), instead),
  part: [found.index, found.index + length],
  ...(instead === undefined ? {} : { insert: instead }),
})

/** Marks of HTML and Markdown, which come in with pasted texts. */
export const checkMarkup: TextRule = (text) => {
  const link = LINK.exec(text)
  if (link) {
    const [all, words = '', address = ''] = link
    if (all.startsWith('!')) return remark(link, '')
    const part = [link.index, link.index + all.length] as const
    return words === '' ? remark(link) : { message: markdownLink(words, address), part }
  }
  const tag = TAGS.exec(text)
  if (tag) return ofTag(tag, text)
  const address = ADDRESS.exec(text)
  if (address) return remark(address, address[1])
  const entity = ENTITY.exec(text)
  const character = entity ? decodeEntity(entity) : undefined
  if (entity && character !== undefined) return remark(entity, character)
  for (const pattern of STRESSED) {
    const stressed = pattern.exec(text)
    if (stressed) return remark(stressed, stressed[2])
  }
  const begin = BEGIN.exec(text)
  return begin ? remark(begin, '') : undefined
}

function ofTag(tag: RegExpExecArray, text: string): TextFinding {
  const [all, name] = tag
  const end = name === undefined ? -1 : text.indexOf(`</${name}>`, tag.index + all.length)
  const also =
    end === -1 || name === undefined ? {} : { also: [end, end + name.length + 3] as const }
  // A break stands for a space, where there is none beside it.
  const isBreak = /^<(?:br|hr)/i.test(all)
  const isApart = /\s/.test(text.charAt(tag.index - 1) + text.charAt(tag.index + all.length))
  return { ...remark(tag, isBreak && !isApart ? ' ' : ''), ...also }
}

/** `2. ` before the second entry of a list: lists have numbers of their own. Elsewhere it may be a name. */
export function checkTypedNumber(text: string, path: Path): TextFinding | undefined {
  const index = path.at(-1) === 'title' || path.at(-1) === 'name' ? path.at(-2) : path.at(-1)
  const number = /^(\d{1,2})\. (?=\p{L})/u.exec(text)
  return number && typeof index === 'number' && Number(number[1]) === index + 1
    ? remark(number, '')
    : undefined
}
