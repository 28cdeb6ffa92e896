import { type LinkNode, parseRichText, type SourceNode } from './parse.ts'

export const listLinks = (template: string): LinkNode[] =>
  template.includes('](') ? collect(parseRichText(template)) : []

const collect = (nodes: readonly SourceNode[]): LinkNode[] =>
  nodes.flatMap((node) => {
    if (node.type === 'link') return [node]
    return 'children' in node ? collect(node.children) : []
  })
