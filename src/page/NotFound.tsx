import type { Action } from '../model.ts'
import { css } from '../style/css.ts'
import { ActionButton } from '../ui/ActionButton.tsx'
import { columns, framed, graphPaper, lead, measured, stack } from '../ui/arrangements.ts'
import { Band } from '../ui/Band.tsx'
import { Heading } from '../ui/Heading.tsx'
import { LinkList } from '../ui/LinkList.tsx'
import { Picture } from '../ui/Picture.tsx'
import { useSite } from '../ui/SiteContext.tsx'

/** A page to suggest: where it is and what it is called. */
export interface Suggestion {
  readonly path: string
  readonly title: string
}

const drawing = css`
  ${framed}
  ${graphPaper}
  align-self: start;
  padding: var(--space-8);
`

const sheet = css`
  ${stack[6]}
  ${measured}
  align-content: start;
  & li > a {
    text-decoration-line: underline;
  }
`

/** The page for addresses that do not exist, with the nearest ones that do. */
export function NotFound({ nearest }: { readonly nearest: readonly Suggestion[] }) {
  const { notFound } = useSite().shell
  const links = nearest.map(
    ({ path, title }): Action => ({ label: title, to: { kind: 'route', href: path } }),
  )
  return (
    <Band>
      <div css={columns.wideFirst}>
        <div css={sheet}>
          <Heading level={1} look="display">
            {notFound.headline}
          </Heading>
          <p css={lead}>{notFound.text}</p>
          {links.length > 0 && (
            <div>
              <Heading level={2} look="subtitle">
                {notFound.nearest}
              </Heading>
              <LinkList links={links} data-nearest="" />
            </div>
          )}
          <ActionButton action={notFound.action} look="primary" />
        </div>
        {notFound.image && <Picture image={notFound.image} eager css={drawing} />}
      </div>
    </Band>
  )
}
