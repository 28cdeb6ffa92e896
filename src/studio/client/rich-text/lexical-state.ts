import { LinkNode } from '@lexical/link'
import {
  $getRoot,
  $isElementNode,
  $isLineBreakNode,
  $isTextNode,
  type EditorState,
  IS_BOLD,
  IS_ITALIC,
  type LexicalEditor,
  type LexicalNode,
  type SerializedLexicalNode,
} from 'lexical'
import { mergeSpans, type Span, type SpanLink } from './spans.ts'

export function createState(editor: LexicalEditor, spans: readonly Span[]): EditorState {
  const paragraph = { ...element('paragraph'), children: spansToJson(spans) }
  const root = { ...element('root'), children: [paragraph] }
  return editor.parseEditorState(JSON.stringify({ root }))
}

const element = (type: string) => ({ type, version: 1, direction: null, format: '', indent: 0 })

/** Serialized nodes of Lexical. */
export function spansToJson(spans: readonly Span[]): SerializedLexicalNode[] {
  const nodes: SerializedLexicalNode[] = []
  for (let at = 0; at < spans.length; ) {
    const { link } = spans[at] ?? {}
    const start = at
    while (at < spans.length && spans[at]?.link === link) at += 1
    const children = spans.slice(start, at).flatMap(spanToJson)
    nodes.push(...(link ? [linkToJson(link, children)] : children))
  }
  return nodes
}

const linkToJson = ({ target, title }: SpanLink, children: SerializedLexicalNode[]) => ({
  ...element('link'),
  url: target,
  title: title ?? null,
  children,
})

const spanToJson = ({ text, isBold, isItalic }: Span): SerializedLexicalNode[] =>
  text.split(/(\n)/).flatMap((part) => {
    if (part === '\n') return [{ type: 'linebreak', version: 1 }]
    const format = (isBold ? IS_BOLD : 0) | (isItalic ? IS_ITALIC : 0)
    const look = { format, detail: 0, mode: 'normal', style: '' }
    return part === '' ? [] : [{ type: 'text', version: 1, text: part, ...look }]
  })

export const readSpans = (state: EditorState): Span[] =>
  state.read(() => $readParagraphs($getRoot().getChildren()).flatMap(joinLines))

const joinLines = (paragraph: readonly Span[], index: number): readonly Span[] =>
  index === 0 ? paragraph : [{ text: '\n', isBold: false, isItalic: false }, ...paragraph]

/** The spans of each block; inline nodes between blocks are a block of their own. */
export function $readParagraphs(nodes: readonly LexicalNode[]): Span[][] {
  const paragraphs: Span[][] = []
  let current: Span[] | undefined
  for (const node of nodes) {
    if ($isElementNode(node) && !node.isInline()) {
      const inner = $readParagraphs(node.getChildren())
      paragraphs.push(...(inner.length > 0 ? inner : [[]]))
      current = undefined
      continue
    }
    if (!current) {
      current = []
      paragraphs.push(current)
    }
    current.push(...$readInline(node, undefined))
  }
  return paragraphs.map(mergeSpans)
}

function $readInline(node: LexicalNode, link: SpanLink | undefined): Span[] {
  if ($isLineBreakNode(node)) return [{ text: '\n', isBold: false, isItalic: false, link }]
  if ($isTextNode(node)) {
    const [isBold, isItalic] = [node.hasFormat('bold'), node.hasFormat('italic')]
    return [{ text: node.getTextContent(), isBold, isItalic, link }]
  }
  if (!$isElementNode(node)) return []
  const inside = node instanceof LinkNode ? toSpanLink(node) : link
  return node.getChildren().flatMap((child) => $readInline(child, inside))
}

const toSpanLink = (node: LinkNode): SpanLink => ({
  target: node.getURL(),
  title: node.getTitle() ?? undefined,
})
