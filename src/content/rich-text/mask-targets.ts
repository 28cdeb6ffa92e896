import { parseRichText, type SourceNode } from './parse.ts'

/** Replaces the targets and titles of links by characters that no rule about texts looks for. */
export function maskTargets(template: string): string {
  let masked = template
  const visit = (nodes: readonly SourceNode[]): void => {
    for (const node of nodes) {
      if ('children' in node) visit(node.children)
      if (node.type !== 'link') continue
      const [from, to] = node.behind
      masked = masked.slice(0, from) + FILLER.repeat(to - from) + masked.slice(to)
    }
  }
  if (template.includes('](')) visit(parseRichText(template))
  return masked
}

/** From the private use area. */
const FILLER = '\ue000'
