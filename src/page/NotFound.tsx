import { css } from '../style/css.ts'
import { ActionButton } from '../ui/ActionButton.tsx'
import { Band } from '../ui/Band.tsx'
import { Heading } from '../ui/Heading.tsx'
import { useSite } from '../ui/SiteContext.tsx'

/** A page to suggest: where it is and what it is called. */
export interface Suggestion {
  readonly path: string
  readonly title: string
}

const message = css`
  margin-block: var(--space-6) var(--space-8);
  font-size: var(--step-1);
`

// The server writes the same elements into the finished document, so they carry no classes of their own.
const sheet = css`
  & h2 {
    font-size: var(--step-1);
  }
  & ul[data-nearest] {
    margin-block: var(--space-3) var(--space-8);
  }
  & ul[data-nearest] a {
    display: inline-flex;
    align-items: center;
    min-block-size: 2.25rem;
  }
`

/** The page for addresses that do not exist, with the nearest ones that do. */
export function NotFound({ nearest }: { readonly nearest: readonly Suggestion[] }) {
  const { notFound } = useSite().shell
  return (
    <Band id={undefined} tone="paper" css={sheet}>
      <Heading level={1} look="display">
        {notFound.headline}
      </Heading>
      <p css={message}>{notFound.text}</p>
      {nearest.length > 0 && (
        <>
          <h2>{notFound.nearest}</h2>
          <ul data-nearest="">
            {nearest.map(({ path, title }) => (
              <li key={path}>
                <a href={path}>{title}</a>
              </li>
            ))}
          </ul>
        </>
      )}
      <ActionButton action={notFound.action} look="primary" />
    </Band>
  )
}
