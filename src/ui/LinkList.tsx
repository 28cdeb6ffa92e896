import type { Action } from '../model.ts'
import { each } from './each.ts'
import { entry } from './linkLooks.ts'
import { SiteLink } from './SiteLink.tsx'

interface LinkListProps {
  readonly links: readonly Action[]
  readonly className?: string | undefined
  readonly 'aria-labelledby'?: string
  /** Marks the list of suggestions, whose one sample the server repeats. */
  readonly 'data-nearest'?: ''
}

/** A list of links, one a line. */
export function LinkList({ links, ...rest }: LinkListProps) {
  return (
    <ul {...rest}>
      {each(links, (link) => (
        <li>
          <SiteLink to={link.to} css={entry}>
            {link.label}
          </SiteLink>
        </li>
      ))}
    </ul>
  )
}
