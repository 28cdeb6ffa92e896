import type { RichText, RichTextNode } from '../../schemas/resolved.ts'

/** A text without its marks, on one line: for metadata, and where only characters can be shown. */
export const toPlainText = (text: RichText): string =>
  typeof text === 'string' ? text : text.map(toPlainNode).join('')

const toPlainNode = (node: RichTextNode): string => {
  if (typeof node === 'string') return node
  return node.type === 'break' ? ' ' : toPlainText(node.children)
}

/** Whether a part of a compiled site is a rich text with marks or line breaks. */
export const hasMarks = (value: unknown): value is readonly RichTextNode[] =>
  Array.isArray(value) && value.some(isMarkedNode)

const isMarkedNode = (node: unknown): boolean =>
  node !== null &&
  typeof node === 'object' &&
  'type' in node &&
  (node.type === 'break' || 'children' in node)

/** Replaces the characters of a text, but neither its marks nor the targets of its links. */
export function mapCharacters(text: RichText, map: (characters: string) => string): RichText {
  if (typeof text === 'string') return map(text)
  return text.map((node): RichTextNode => {
    if (typeof node === 'string') return map(node)
    return node.type === 'break' ? node : { ...node, children: mapCharacters(node.children, map) }
  })
}

export const hasLinks = (text: RichText): boolean =>
  typeof text !== 'string' &&
  text.some(
    (node) =>
      typeof node !== 'string' &&
      (node.type === 'link' || (node.type !== 'break' && hasLinks(node.children))),
  )
