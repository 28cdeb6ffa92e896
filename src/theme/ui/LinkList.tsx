import type { Action, Image } from '../../content/model.ts'
import { listLink } from './linkStyles.ts'
import { Picture } from './Picture.tsx'
import { renderList } from './renderList.ts'
import { SiteLink } from './SiteLink.tsx'

interface ListedLink extends Action {
  readonly image?: Image | undefined
}

interface LinkListProps {
  readonly links: readonly ListedLink[]
  readonly className?: string | undefined
  readonly 'aria-labelledby'?: string
  /** Marks the list of suggestions: the server repeats its only entry. */
  readonly 'data-nearest'?: string
}

export function LinkList({ links, ...rest }: LinkListProps) {
  return (
    <ul {...rest}>
      {renderList(links, (link) => (
        <li>
          <SiteLink to={link.to} css={listLink}>
            {link.image ? (
              <>
                <Picture image={link.image} displayWidth="12rem" />
                {link.label}
              </>
            ) : (
              link.label
            )}
          </SiteLink>
        </li>
      ))}
    </ul>
  )
}
