import type { ReactElement } from 'react'
import type { RichTextNode, RichText as Value } from '../../content/model.ts'
import { renderList } from './renderList.ts'
import { SiteLink } from './SiteLink.tsx'

interface RichTextProps {
  readonly value: Value
}

/** A text with its marks: `strong`, `em`, `a` and `br`. */
export const RichText = ({ value }: RichTextProps) =>
  typeof value === 'string' ? value : renderList(value, renderNode)

function renderNode(node: RichTextNode): ReactElement | string {
  if (typeof node === 'string') return node
  switch (node.type) {
    case 'strong':
      return <strong>{RichText({ value: node.children })}</strong>
    case 'emphasis':
      return <em>{RichText({ value: node.children })}</em>
    case 'link':
      return <SiteLink to={node.to}>{RichText({ value: node.children })}</SiteLink>
    case 'break':
      return <br />
  }
}
