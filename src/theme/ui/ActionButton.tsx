import type { Action } from '../../content/model.ts'
import { type ButtonLook, buttonLooks } from './buttonLooks.ts'
import { SiteLink } from './SiteLink.tsx'

interface ActionButtonProps {
  readonly action: Action
  readonly look: ButtonLook
  readonly className?: string | undefined
}

/** A link that looks like a button and is as easy to hit. */
export function ActionButton({ action, look, className }: ActionButtonProps) {
  return (
    <SiteLink to={action.to} css={buttonLooks[look]} className={className}>
      {action.label}
    </SiteLink>
  )
}
