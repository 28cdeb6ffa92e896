import type { LinkRef } from '../../../schemas/link.ts'
import { createReference } from '../../../schemas/reference.ts'

const FORM = /^(flagged|open):(.*)$/s

/** Forms: `/path`, `flagged:/path` for a link that is known not to work (`title` is the reason), `open:panel`. */
export function createLinkRef(target: string, title: string | undefined): LinkRef {
  const [, form, name = ''] = FORM.exec(target) ?? []
  if (form === 'flagged')
    return createReference({ ref: 'link', flagged: name, reason: title ?? '' })
  if (form === 'open') return createReference({ ref: 'link', open: name })
  return createReference({ ref: 'link', to: target })
}
