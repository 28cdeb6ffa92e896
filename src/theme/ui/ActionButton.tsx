import type { Action } from '../../content/model.ts'
import { type ButtonVariant, buttonStyles } from './buttonStyles.ts'
import { SiteLink } from './SiteLink.tsx'

interface ActionButtonProps {
  readonly action: Action
  readonly variant: ButtonVariant
  readonly className?: string | undefined
}

export function ActionButton({ action, variant, className }: ActionButtonProps) {
  return (
    <SiteLink to={action.to} css={buttonStyles[variant]} className={className}>
      {action.label}
    </SiteLink>
  )
}
