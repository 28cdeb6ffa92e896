import type { LinkRef } from '../../../schemas/link.ts'
import { createReference } from '../../../schemas/reference.ts'

const FORM = /^(flagged|open):(.*)$/s

/**
 * The reference of `[label](/path)`, of `[label](flagged:/path "reason")` for a link that is known not to work, and of
 * `[label](open:panel)`.
 */
export function createLinkRef(target: string, title: string | undefined): LinkRef {
  const [, form, name = ''] = FORM.exec(target) ?? []
  if (form === 'flagged')
    return createReference({ ref: 'link', flagged: name, reason: title ?? '' })
  if (form === 'open') return createReference({ ref: 'link', open: name })
  return createReference({ ref: 'link', to: target })
}
