import { css } from '../style/css.ts'
import { Heading } from '../ui/Heading.tsx'

const header = css`
  padding: calc(var(--density) * clamp(var(--space-8), 5vw, var(--space-16))) var(--edge) 0;
  text-align: var(--align);
  & + section {
    padding-block-start: var(--space-8);
  }
`

/** The heading of a page whose sections have none. */
export function PageTitle({ title }: { readonly title: string }) {
  return (
    <header css={header}>
      <Heading level={1} variant="title">
        {title}
      </Heading>
    </header>
  )
}
