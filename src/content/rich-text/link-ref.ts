import type { LinkRef } from '../../../schemas/link.ts'
import { createReference } from '../../../schemas/reference.ts'

const FLAGGED = 'flagged:'

/** `[label](/path)`, or `[label](flagged:/path "reason")` for a link that is known not to work. */
export const createLinkRef = (target: string, title: string | undefined): LinkRef =>
  createReference(
    target.startsWith(FLAGGED)
      ? { ref: 'link', flagged: target.slice(FLAGGED.length), reason: title ?? '' }
      : { ref: 'link', to: target },
  )
