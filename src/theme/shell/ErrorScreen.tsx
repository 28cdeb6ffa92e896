import type { Shell } from '../../content/model.ts'
import { buttonStyles } from '../ui/buttonStyles.ts'
import { Heading } from '../ui/Heading.tsx'
import { Hero } from '../ui/Hero.tsx'
import { heroLayouts, tagline } from '../ui/heroLayouts.ts'

/** Replaces the application when it fails, so it uses no context. */
export function ErrorScreen({ shell }: { readonly shell: Shell }) {
  const { headline, text, reload, image } = shell.errorScreen
  const head = (
    <>
      <Heading level={1} variant="display">
        {headline}
      </Heading>
      <p css={tagline}>{text}</p>
      <button type="button" css={buttonStyles.primary} onClick={() => location.reload()}>
        {reload}
      </button>
    </>
  )
  return (
    <main>
      <div role="alert">
        <Hero layout={heroLayouts.page} head={head} image={image} />
      </div>
    </main>
  )
}
