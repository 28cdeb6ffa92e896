import { type LinkRef, MIN_REASON_LENGTH, NOTHING } from '../../../schemas/link.ts'
import { toPlainText } from '../../contract/rich-text.ts'
import {
  emptyLink,
  emptyTarget,
  imageInText,
  keepInText,
  linkTitle,
  linkToNothing,
  needlessFlagInText,
  unexplainedFlag,
} from '../diagnostics/rich-text-messages.ts'
import type { Link, RichText, RichTextNode } from '../model.ts'
import type { ReferenceDiagnostic } from '../reference-diagnostic.ts'
import { createLinkRef } from '../rich-text/link-ref.ts'
import {
  type LinkNode,
  parseRichText,
  type SourceNode,
  type TextRange,
} from '../rich-text/parse.ts'
import { fillVariables, type Variables } from './variables.ts'

export interface LinkInText {
  readonly ref: LinkRef
  /** Without marks. */
  readonly label: string
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

type ResolveTarget = (
  ref: LinkRef,
) => Pick<LinkInText, 'link' | 'diagnostics'> & { readonly value: Link }

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
        if (isImage(node, template)) {
          const [from, to] = node.range
          diagnostics.push({ message: imageInText(node.target), part: [from - 1, to] })
          return template.slice(from, to)
        }
        const ref = createLinkRef(node.target, node.title)
        const { value: to, link, diagnostics: faults } = resolveTarget(ref)
        const children = resolveNodes(node.children)
        const form = checkLinkForm(node, ref)
        diagnostics.push(...form)
        links.push({
          ref,
          label: toPlainText(children),
          range: node.targetRange,
          link,
          // A link of the wrong form has only one diagnostic.
          diagnostics: form.length > 0 ? [] : faults.map((one) => adapt(one, node, ref)),
        })
        return { type: 'link', to, children }
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

/** What the target itself does not show: its label, title and reason. */
function checkLinkForm(
  { target, title, children, range, targetRange, behind }: LinkNode,
  ref: LinkRef,
): ReferenceDiagnostic[] {
  if (children.length === 0) return [{ message: emptyLink(), part: range }]
  if (target === '') return [{ message: emptyTarget(), part: range }]
  if ('flagged' in ref && ref.flagged === NOTHING)
    return [{ message: linkToNothing(), part: targetRange }]
  if ('flagged' in ref)
    return ref.reason.length < MIN_REASON_LENGTH
      ? [{ message: unexplainedFlag(ref.flagged, MIN_REASON_LENGTH), part: behind }]
      : []
  if (title === undefined) return []
  const part = [targetRange[1], behind[1]] as const
  return [{ message: { ...linkTitle(title), replacement: '' }, part }]
}

/** `![alternative text](/file.png)`, but not a link after an exclamation mark. */
const isImage = ({ target, range }: LinkNode, template: string): boolean =>
  template.charAt(range[0] - 1) === '!' && /\.(?:svg|png|jpe?g|webp|gif|avif)$/i.test(target)

function adapt(
  diagnostic: ReferenceDiagnostic,
  { behind, targetRange }: LinkNode,
  ref: LinkRef,
): ReferenceDiagnostic {
  const one = shift(diagnostic, targetRange[0])
  const { message } = one
  if (message.code === 'link/needless-flag' && 'flagged' in ref)
    return { ...one, message: { ...message, ...needlessFlagInText(ref.flagged) }, part: behind }
  return { ...one, message: { ...message, hint: keepInText(message.hint) } }
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
