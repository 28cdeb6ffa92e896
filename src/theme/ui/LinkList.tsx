import type { Action, Image } from '../../content/model.ts'
import { each } from './each.ts'
import { entry } from './linkLooks.ts'
import { Picture } from './Picture.tsx'
import { SiteLink } from './SiteLink.tsx'

interface ListedLink extends Action {
  readonly image?: Image | undefined
}

interface LinkListProps {
  readonly links: readonly ListedLink[]
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
            {link.image && <Picture image={link.image} share="12rem" />}
            {link.label}
          </SiteLink>
        </li>
      ))}
    </ul>
  )
}
