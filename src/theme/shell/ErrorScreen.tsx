import type { Shell } from '../../content/model.ts'
import { buttonLooks } from '../ui/buttonLooks.ts'
import { Heading } from '../ui/Heading.tsx'
import { Opening } from '../ui/Opening.tsx'
import { openingLayouts, tagline } from '../ui/openingLayouts.ts'

/**
 * What shows when the application itself fails. Needs nothing of the application:
 * it is given the shell and stands outside of every context.
 */
export function ErrorScreen({ shell }: { readonly shell: Shell }) {
  const { headline, text, reload, image } = shell.errorScreen
  const head = (
    <>
      <Heading level={1} look="display">
        {headline}
      </Heading>
      <p css={tagline}>{text}</p>
      <button type="button" css={buttonLooks.primary} onClick={() => location.reload()}>
        {reload}
      </button>
    </>
  )
  return (
    <main>
      <div role="alert">
        <Opening layout={openingLayouts.page} head={head} image={image} />
      </div>
    </main>
  )
}
