import type { Shell } from '../model.ts'
import { stack } from '../ui/arrangements.ts'
import { Band } from '../ui/Band.tsx'
import { buttonLooks } from '../ui/buttonLooks.ts'
import { Heading } from '../ui/Heading.tsx'

/**
 * What shows when the application itself fails. Needs nothing of the application:
 * it is given the shell and stands outside of every context.
 */
export function ErrorScreen({ shell }: { readonly shell: Shell }) {
  const { headline, text, reload } = shell.errorScreen
  return (
    <main>
      <Band>
        <div role="alert" css={stack[6]}>
          <Heading level={1} look="title">
            {headline}
          </Heading>
          <p>{text}</p>
          <button type="button" css={buttonLooks.primary} onClick={() => location.reload()}>
            {reload}
          </button>
        </div>
      </Band>
    </main>
  )
}
