import {
  brokenLink,
  spacesInMarks,
  unlikelyMarks,
  unsupportedMarkup,
  writeInstead,
} from '../../diagnostics/rich-text-messages.ts'
import { parseRichText, type SourceNode } from '../../rich-text/parse.ts'
import { decodeEntity, ENTITY } from './entities.ts'
import { ADDRESS, findClosingTag, TAGS } from './markup.ts'
import { createTextRule, type TextFinding } from './text-rule.ts'

/** HTML and Markdown in texts with marks, except for bold, italic, links and line breaks. */
export const richMarkup = createTextRule('text/markup', (text, isRich) => {
  if (!isRich) return undefined
  for (const find of FINDERS) {
    const finding = find(text)
    if (finding) return finding
  }
  return undefined
})

type Finder = (text: string) => TextFinding | undefined

const getPart = ({ 0: all, index }: RegExpExecArray) => [index, index + all.length] as const

/** A hint that names the equivalent, without a fix. */
const suggest =
  (pattern: RegExp, hint: string): Finder =>
  (text) => {
    const found = pattern.exec(text)
    if (!found) return undefined
    const [all, shown = all] = found
    const from = found.index + all.indexOf(shown)
    return {
      message: unsupportedMarkup(shown.trim(), hint),
      part: [from, from + shown.trimEnd().length],
    }
  }

const replace =
  (pattern: RegExp, createInstead: (found: RegExpExecArray) => string | undefined): Finder =>
  (text) => {
    const found = pattern.exec(text)
    const insert = found ? createInstead(found) : undefined
    if (!found || insert === undefined) return undefined
    return { message: writeInstead(found[0], quote(insert)), part: getPart(found), insert }
  }

const quote = (instead: string) =>
  instead.trim() === '' ? instead && 'an ordinary space' : `"${instead}"`

/** A link with a space that Markdown does not allow. */
const BROKEN_LINK =
  /\[([^\][]+)\](\s?)\(\s*((?:https?:|mailto:|tel:|www\.|[/#])[^()"\ue000]*?)\s*\)/

const findBrokenLink: Finder = (text) => {
  const found = BROKEN_LINK.exec(text)
  if (!found) return undefined
  const [, label = '', , target = ''] = found
  const insert = `[${label}](${/\s/.test(target) ? `<${target}>` : target})`
  return { message: brokenLink(insert), part: getPart(found), insert }
}

const EQUIVALENTS: Readonly<Record<string, string>> = {
  b: '**',
  strong: '**',
  i: '*',
  em: '*',
}

const BLOCKS: readonly (readonly [RegExp, string])[] = [
  [/^<h\d/i, 'Write it as the heading of a section.'],
  [/^<(?:ul|ol|li)/i, 'Write the entries as a list, such as points, each after a hyphen.'],
  [/^<img/i, 'Delete it, and add the image to the section: { src: /images/name.svg, alt: "…" }.'],
  [/^<(?:table|tr|td|th)/i, 'Write it as a section of its own.'],
]

const findTag: Finder = (text) => {
  const tag = TAGS.exec(text)
  if (!tag) return undefined
  const [all, name = ''] = tag
  const part = getPart(tag)
  const [, hint] = BLOCKS.find(([pattern]) => pattern.test(all)) ?? []
  if (hint !== undefined) return { message: unsupportedMarkup(all, hint), part }
  if (/^<br/i.test(all))
    return {
      message: unsupportedMarkup(
        all,
        'Write the text as a block: a | after the key, then each line on its own.',
      ),
      part,
    }
  const closing = findClosingTag(tag, text)
  const mark = EQUIVALENTS[name.toLowerCase()]
  if (mark !== undefined && closing) {
    const inside = text.slice(part[1], closing[0])
    return {
      message: writeInstead(all, `"${mark}${inside}${mark}"`),
      part,
      insert: mark,
      also: { part: closing, insert: mark },
    }
  }
  const target = /\shref\s*=\s*["']?([^"'\s>]+)/i.exec(all)?.[1]
  if (target !== undefined && closing)
    return {
      message: writeInstead(all, `"[${text.slice(part[1], closing[0])}](${target})"`),
      part,
      insert: '[',
      also: { part: closing, insert: `](${target})` },
    }
  return {
    message: writeInstead(all, ''),
    part,
    insert: '',
    ...(closing && { also: { part: closing, insert: '' } }),
  }
}

/** `** bold **` */
const SPACED =
  /(?<![*\\])(\*\*)(?:\s+([^*\s](?:[^*]*[^*\s])?)\s*|([^*\s](?:[^*]*[^*\s])?)\s+)\*\*(?!\*)/

const findSpacedMarks: Finder = (text) => {
  const found = SPACED.exec(text)
  if (!found) return undefined
  const insert = `**${found[2] ?? found[3]}**`
  return { message: spacesInMarks(insert), part: getPart(found), insert }
}

/** Asterisks that were probably meant as characters. */
const findUnlikelyMarks: Finder = (text) => {
  for (const { range } of listMarks(parseRichText(text))) {
    const [before, after] = [text.charAt(range[0] - 1), text.charAt(range[1])]
    const found = text.slice(...range)
    const isInWord = isLetter(before) && isLetter(after)
    if (!isInWord && !/^\*+[)\]}.,;:!?]|[([{]\*+$/.test(found)) continue
    const insert = found.replace(/(?<!\\)\*/g, '\\*')
    return { message: unlikelyMarks(found, insert), part: range, insert }
  }
  return undefined
}

const isLetter = (character: string) => /[\p{L}\p{N}]/u.test(character)

const listMarks = (
  nodes: readonly SourceNode[],
): Extract<SourceNode, { type: 'strong' | 'emphasis' }>[] =>
  nodes.flatMap((node) => {
    if (node.type === 'text' || node.type === 'break') return []
    return node.type === 'link' ? listMarks(node.children) : [node, ...listMarks(node.children)]
  })

/** Only the first finding in a text is reported. */
const FINDERS: readonly Finder[] = [
  findBrokenLink,
  findTag,
  replace(
    ADDRESS,
    ([, target = '']) =>
      `[${target.replace(/^mailto:/, '')}](${target.includes(':') ? target : `mailto:${target}`})`,
  ),
  replace(ENTITY, ([entity]) => decodeEntity(entity)),
  replace(
    /(?<![\p{L}\p{N}_])__(?=\S)([^_]+)(?<=\S)__(?![\p{L}\p{N}_])/u,
    ([, words]) => `**${words}**`,
  ),
  replace(
    /(?<![\p{L}\p{N}_\\])_((?=\p{L})[^_]*[\p{L}\p{N}.!?])_(?![\p{L}\p{N}_])/u,
    ([, words]) => `*${words}*`,
  ),
  replace(/~~(?=\S)([^~]+)(?<=\S)~~/, ([, words]) => words),
  suggest(/^```\w*[^\S\n]*$/m, 'Delete it.'),
  replace(/`(?=\S)([^`\n]+)(?<=\S)`/, ([, words]) => words),
  findSpacedMarks,
  findUnlikelyMarks,
  suggest(/^#{1,6} /m, 'Write it as the heading of a section.'),
  suggest(
    /^([-*+]|\d{1,2}[.)]) (?=.+(?:\n| )(?:[-*+]|\d{1,2}[.)]) )/m,
    'Write the entries as a list, such as points, each after a hyphen.',
  ),
  replace(
    /^(?:[•◦‣▪▫■□●○·∙➢➤►✓✔☐☑\uf0a7\uf0b7\uf0d8\uf0fc]\s*|\[[ x]\] |\(?\d{1,2}\) )/iu,
    () => '',
  ),
]
