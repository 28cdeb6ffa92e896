import { markdownLink, markup } from '../../diagnostics/text-messages.ts'
import type { Look, Remark } from './remark.ts'

const NAME =
  '(?:p|br|b|i|u|s|em|strong|span|div|a|ul|ol|li|h[1-6]|img|font|table|tr|td|th|small|sup|sub|hr|center)'

/** A pair of tags, one that ends something, or one that stands alone. A tag that a text speaks of has no partner. */
const TAGS = new RegExp(
  `<(${NAME})(?:\\s[^<>]*)?>(?=.*</\\1>)|</${NAME}>|<(?:br|hr)\\s*/?>|<(?:a|img|span|font|div|p)\\s[^<>]*=[^<>]*>|^<${NAME}>`,
  'i',
)

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  quot: '"',
  apos: "'",
  lt: '<',
  gt: '>',
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  copy: '©',
  reg: '®',
  trade: '™',
  euro: '€',
  eacute: 'é',
  auml: 'ä',
  ouml: 'ö',
  uuml: 'ü',
  szlig: 'ß',
}

const ENTITY = /&(?:#(\d{2,6})|#x([\da-f]{2,6})|([a-z]{2,8}));/i

const LINK = /\[([^\][]+)\]\(((?:https?:|mailto:|tel:|www\.|[/#])[^\s()]*)\)/

const BOLD = /(\*\*|__)(?=\S)([^*_]* [^*_]*|(?<=\*\*)[^*_]+)(?<=\S)\1/

/** Signs with which a line of a list, of a quotation or a heading begins elsewhere. */
const BEGIN = /^(?:[•◦‣▪▫■·∙]\s*|#{1,6} |```\w*\s*)/

const remark = (found: RegExpExecArray, instead?: string, length = found[0].length): Remark => ({
  message: markup(found[0].slice(0, length), instead),
  part: [found.index, found.index + length],
  ...(instead === undefined ? {} : { insert: instead }),
})

/** Marks of HTML and Markdown, which come in with pasted texts. */
export const pastedMarkup: Look = (text) => {
  const link = LINK.exec(text)
  if (link) {
    const [all, words = '', address = ''] = link
    const part = [link.index, link.index + all.length] as const
    return { message: markdownLink(words, address), part }
  }
  const tag = TAGS.exec(text)
  if (tag) {
    const [all, name] = tag
    const end = name === undefined ? -1 : text.indexOf(`</${name}>`, tag.index + all.length)
    const also =
      end === -1 || name === undefined ? {} : { also: [end, end + name.length + 3] as const }
    return { ...remark(tag, /^<(?:br|hr)/i.test(all) ? undefined : ''), ...also }
  }
  const entity = ENTITY.exec(text)
  const character = entity ? characterOf(entity) : undefined
  if (entity && character !== undefined) return remark(entity, character)
  const bold = BOLD.exec(text)
  if (bold) return remark(bold, bold[2])
  const begin = BEGIN.exec(text)
  return begin ? remark(begin, '') : undefined
}

/** What an entity stands for; undefined where it is none. */
function characterOf([, decimal, hexadecimal, name]: RegExpExecArray): string | undefined {
  if (name !== undefined) return ENTITIES[name.toLowerCase()]
  const code = decimal === undefined ? Number.parseInt(hexadecimal ?? '', 16) : Number(decimal)
  return code >= 32 && code <= 0x10ffff ? String.fromCodePoint(code) : undefined
}
