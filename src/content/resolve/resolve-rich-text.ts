import type { LinkRef } from '../../../schemas/link.ts'
import type { Link, RichText, RichTextNode } from '../model.ts'
import type { ReferenceDiagnostic } from '../reference-diagnostic.ts'
import { createLinkRef } from '../rich-text/link-ref.ts'
import { parseRichText, type SourceNode, type TextRange } from '../rich-text/parse.ts'
import { fillVariables, type Variables } from './variables.ts'

/** A link in a text, which is checked like any other. */
export interface LinkInText {
  readonly ref: LinkRef
  /** Of the target in the text. */
  readonly range: TextRange
  readonly link: Link | undefined
  readonly diagnostics: readonly ReferenceDiagnostic[]
}

export interface ResolvedRichText {
  readonly value: RichText
  readonly diagnostics: readonly ReferenceDiagnostic[]
  readonly links: readonly LinkInText[]
}

type ResolveTarget = (ref: LinkRef) => Omit<LinkInText, 'ref' | 'range'> & { readonly value: Link }

export function resolveRichText(
  template: string,
  variables: Variables,
  resolveTarget: ResolveTarget,
): ResolvedRichText {
  const diagnostics: ReferenceDiagnostic[] = []
  const links: LinkInText[] = []
  const resolveNode = (node: SourceNode): RichTextNode => {
    switch (node.type) {
      case 'text': {
        const [from] = node.range
        const filled = fillVariables(node.value, variables)
        diagnostics.push(...filled.diagnostics.map((one) => shift(one, from)))
        return filled.text
      }
      case 'link': {
        const ref = createLinkRef(node.target, node.title)
        const { value: to, ...outcome } = resolveTarget(ref)
        links.push({ ref, range: node.range, ...outcome })
        return { type: 'link', to, children: resolveNodes(node.children) }
      }
      case 'break':
        return node
      default:
        return { type: node.type, children: resolveNodes(node.children) }
    }
  }
  const resolveNodes = (nodes: readonly SourceNode[]): RichText => join(nodes.map(resolveNode))
  return { value: resolveNodes(parseRichText(template)), diagnostics, links }
}

const shift = (diagnostic: ReferenceDiagnostic, by: number): ReferenceDiagnostic => {
  const { part } = diagnostic
  return part ? { ...diagnostic, part: [part[0] + by, part[1] + by] } : diagnostic
}

function join(nodes: readonly RichTextNode[]): RichText {
  const joined: RichTextNode[] = []
  for (const node of nodes) {
    const last = joined.at(-1)
    if (typeof node === 'string' && typeof last === 'string') joined.splice(-1, 1, last + node)
    else joined.push(node)
  }
  const [first = ''] = joined
  return joined.length < 2 && typeof first === 'string' ? first : joined
}
