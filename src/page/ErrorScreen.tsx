import type { Shell } from '../model.ts'
import { css } from '../style/css.ts'
import { buttonLooks } from '../ui/buttonLooks.ts'
import { Heading } from '../ui/Heading.tsx'

const sheet = css`
  display: grid;
  align-content: center;
  min-block-size: 100svh;
  inline-size: min(100% - 2 * var(--gutter), var(--page-width));
  margin-inline: auto;
  padding-block: var(--space-12);
`

const message = css`
  display: grid;
  justify-items: start;
  gap: var(--space-6);
`

/**
 * What shows when the application itself fails. Needs nothing of the application:
 * it is given the shell and stands outside of every context.
 */
export function ErrorScreen({ shell }: { readonly shell: Shell }) {
  const { headline, text, reload } = shell.errorScreen
  return (
    <main css={sheet}>
      <div role="alert" css={message}>
        <Heading level={1} look="title">
          {headline}
        </Heading>
        <p>{text}</p>
        <button type="button" css={buttonLooks.primary} onClick={() => location.reload()}>
          {reload}
        </button>
      </div>
    </main>
  )
}
